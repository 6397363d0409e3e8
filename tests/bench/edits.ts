import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyCheckout, pauseBetweenEdits } from '../e2e/checkout';
import { startDev } from '../e2e/dev-server';
import { hydrated } from '../e2e/fixtures';
import type { Figure } from './figures';
import { openBrowser } from './phone';

interface Edit {
  kind: string;
  path: string;
  file: string;
  before: string;
  after: string;
  /** An expression that is true in the page once it shows the edit. */
  shown: string;
}

const headingIs = (text: string) => `document.querySelector('h1')?.textContent === ${JSON.stringify(text)}`;
const newsPage = 'mf-news/src/pages/news/news-page';

const edits: Edit[] = [
  {
    kind: 'a component',
    path: '/news',
    file: `${newsPage}.tsx`,
    before: 'title="Sharesave, thought through"',
    after: 'title="Edited"',
    shown: headingIs('Edited'),
  },
  {
    kind: 'a style',
    path: '/news',
    file: `${newsPage}.module.css`,
    before: 'text-align: center',
    after: 'text-align: end',
    shown: `[...document.querySelectorAll('main p')].some((each) => getComputedStyle(each).textAlign === 'end')`,
  },
  {
    kind: 'a loader',
    path: '/news',
    file: `${newsPage}.tsx`,
    before: '= () => loadSummaries()',
    after: "= async () => (await loadSummaries()).map((all) => ({ ...all, title: 'Loaded' }))",
    shown: `document.querySelector('main').textContent.includes('Loaded')`,
  },
  {
    kind: 'content',
    path: '/about',
    file: 'mf-marketing/src/content/about.ts',
    before: 'within everyone’s reach',
    after: 'within reach',
    shown: headingIs('Sharesave, within reach'),
  },
  {
    kind: 'a primitive of the platform',
    path: '/about',
    file: 'shell/platform/src/forms/field.tsx',
    before: '<input {...rest}',
    after: '<input data-edited="" {...rest}',
    shown: `document.querySelector('input[data-edited]') !== null`,
  },
  {
    kind: 'an article, which only the server reads',
    path: '/news/sharesave-in-plain-english',
    file: 'mf-news/src/articles/sharesave-in-plain-english.ts',
    before: "title: 'Sharesave in plain English'",
    after: "title: 'Edited'",
    shown: headingIs('Edited'),
  },
  {
    kind: 'the session store',
    path: '/about',
    file: 'shell/platform/src/session.ts',
    before: 'signedIn: readFlag(), ready',
    after: 'signedIn: true, ready',
    shown: `document.querySelector('header a[href="/dashboard"]') !== null`,
  },
  {
    kind: 'an area',
    path: '/about',
    file: 'mf-marketing/src/area.ts',
    before: 'export const area',
    after: 'if (globalThis.document) document.documentElement.dataset.edited = "";\nexport const area',
    shown: `document.documentElement.dataset.edited === ''`,
  },
  {
    kind: "an area's config",
    path: '/about',
    file: 'mf-marketing/area.config.ts',
    before: "'/about': 'src/pages/about/about-page.tsx'",
    after: "'/about': 'src/pages/privacy/privacy-page.tsx'",
    shown: `document.querySelector('h1') !== null && !(${headingIs('Sharesave, within everyone’s reach')})`,
  },
];

/** Measures how soon a page under `npm run dev` shows an edit of each kind of file, and its reversal. */
export async function* measureEdits(rounds: number): AsyncGenerator<Figure> {
  const checkout = copyCheckout();
  const browser = await openBrowser();
  const dev = await startDev(checkout.dir);
  try {
    for (const edit of edits) {
      const page = await browser.newPage();
      await page.goto(new URL(edit.path, dev.url).href);
      await hydrated(page, 90_000);
      const values: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        values.push(...(await editAndBack(page, join(checkout.dir, edit.file), edit)));
      }
      yield { name: `until a page shows an edit of ${edit.kind}`, unit: 'ms', values, goal: 300 };
      await page.close();
    }
  } finally {
    await browser.close();
    await dev.stop();
    checkout.remove();
  }
}

async function editAndBack(page: Page, file: string, { before, after, shown }: Edit): Promise<number[]> {
  const original = readFileSync(file, 'utf8');
  if (!original.includes(before)) throw new Error(`${file} does not hold ${before}`);
  const timeTo = async (text: string, condition: string) => {
    await pauseBetweenEdits();
    const began = performance.now();
    writeFileSync(file, text);
    await page.waitForFunction(condition);
    const took = performance.now() - began;
    await hydrated(page);
    return took;
  };
  return [
    await timeTo(original.replace(before, after), shown),
    await timeTo(original, `document.querySelector('h1') !== null && !(${shown})`),
  ];
}
