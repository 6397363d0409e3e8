import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openBrowser } from '../e2e/browser';
import { copyCheckout, pauseBetweenEdits } from '../e2e/checkout';
import { type Edit, edits, headingIs } from '../e2e/edits';
import { hydrated } from '../e2e/fixtures';
import type { Figure } from './figures';

/** The page has no form after it. */
const configEdit: Edit = {
  kind: "an area's config",
  path: '/about',
  file: 'mf-marketing/area.config.ts',
  before: "'/about': 'src/pages/about/about-page.tsx'",
  after: "'/about': 'src/pages/privacy/privacy-page.tsx'",
  shown: `document.querySelector('h1') !== null && !(${headingIs('Sharesave, within everyone’s reach')})`,
};

/** Measures how soon a page under `npm run dev` shows an edit of each kind of file, and its reversal. */
export async function* measureEdits(rounds: number): AsyncGenerator<Figure> {
  using checkout = copyCheckout();
  await using browser = await openBrowser();
  await using dev = await checkout.startDev();
  for (const edit of [...edits, configEdit]) {
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
