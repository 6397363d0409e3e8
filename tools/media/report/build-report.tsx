import { writeFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { openBrowser } from '../../../tests/e2e/browser';
import { ReportDocument } from './report-document';

/**
 * `npm run report`: prints the research report as a tagged PDF into the news area, with the browser of the tests. Run it
 * after a change in this folder or of a figure, and commit the file.
 */
const output = new URL('../../../mf-news/src/report/the-cost-of-missing-out.pdf', import.meta.url);

// The PDF names the user agent as its creator.
const browser = await openBrowser('--user-agent=ShareMore');
try {
  const page = await browser.newPage();
  // Gives the document an address, to which that of its style sheet is relative.
  await page.goto(new URL('./report.css', import.meta.url).href);
  await page.setContent(`<!doctype html>${renderToStaticMarkup(<ReportDocument />)}`);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await writeFile(output, pdf);
} finally {
  await browser.close();
}
