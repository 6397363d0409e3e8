import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import { browserFlags, findBrowser } from '../../../tests/e2e/browser';
import { ReportDocument } from './report-document';

/**
 * `npm run report`: prints the research report as a tagged PDF into the news area, with the browser of the tests. Run it
 * after a change in this folder or of a figure, and commit the file.
 */
const FONTS = [
  { family: 'Bricolage Grotesque', file: 'bricolage-grotesque-latin.woff2', weights: '500 800' },
  { family: 'Figtree', file: 'figtree-latin.woff2', weights: '400 700' },
];
const OUTPUT = fileURLToPath(
  new URL('../../../mf-news/src/report/the-cost-of-missing-out.pdf', import.meta.url),
);

const html = `<!doctype html>${renderToStaticMarkup(<ReportDocument styles={await styles()} />)}`;
await writeFile(OUTPUT, await print(html));

async function styles(): Promise<string> {
  const faces = FONTS.map(async ({ family, file, weights }) => {
    const font = await readFile(
      new URL(`../../../shell/platform/src/fonts/${file}`, import.meta.url),
      'base64',
    );
    return `@font-face{font-family:'${family}';font-weight:${weights};src:url(data:font/woff2;base64,${font})}`;
  });
  const sheet = await readFile(new URL('./report.css', import.meta.url), 'utf8');
  return [...(await Promise.all(faces)), sheet].join('\n');
}

async function print(document: string): Promise<Uint8Array> {
  // The PDF names the user agent as its creator.
  const args = [...browserFlags, '--user-agent=ShareMore'];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  try {
    const page = await browser.newPage();
    await page.setContent(document);
    await page.evaluate(async () => {
      await globalThis.document.fonts.ready;
    });
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  } finally {
    await browser.close();
  }
}
