import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { openBrowser } from '../e2e/browser';
import { startSite } from '../e2e/site';
import { startFakeSheets } from '../fakes/sheets';
import { type Figure, median } from './figures';

const sizes = [100, 1_000, 10_000];
const slowdown = 4;
const betweenLettersMs = 120;
const words = ['barn', 'marlowick', 'group', 'holdings', 'land', 'oxford', 'union', 'kestrel', 'partners'];

const sectors = ['Banking', 'Retail', 'Power', 'Insurance', 'Technology', 'Construction', 'Media', 'Mining'];
const firsts = 'Barnaby Marlowick Northern Anglo Greenland Oxford Land Sage Kestrel Union'.split(' ');
const lasts = ['Group', 'Holdings', 'Partners', 'Industries', 'Foods', 'Energy', 'Systems', 'Bank', 'Stores'];

/**
 * Measures lists of 100 to 10,000 companies: the size of the directory's HTML, a search rendered on the server, and
 * with 10,000 companies the main thread's time for one keystroke on a processor slowed down four times, less the
 * browser's own time for the same keystroke in the same page without script.
 */
export async function* measureGrowth(rounds: number): AsyncGenerator<Figure> {
  for (const size of sizes) yield* measureSize(size, rounds);
}

async function* measureSize(size: number, rounds: number): AsyncGenerator<Figure> {
  await using sheets = await startFakeSheets(manyRows(size));
  await using site = await startSite({ LOG_LEVEL: 'warn', ...sheets.env });
  const of = `${size} companies`;
  const html = await (await fetch(`${site.url}/companies`)).text();
  const weight = brotliCompressSync(html).length / 1024;
  yield { name: `the directory of ${of}, Brotli`, unit: 'KB', values: [weight], goal: 18 };
  const values: number[] = [];
  for (let round = 0; round < rounds * 4; round += 1) {
    const began = performance.now();
    await (await fetch(`${site.url}/companies?q=${round.toString(36)}`)).text();
    values.push(performance.now() - began);
  }
  yield { name: `a search of ${of}, rendered on the server`, unit: 'ms', values };
  if (size !== 10_000) return;
  await using browser = await openBrowser();
  for (const [name, path, selector] of [
    ['the finder', '/', 'input[name="q"]'],
    ["the directory's search", '/companies', 'input[type="search"]'],
  ] as const) {
    const bare = median(await keystrokes(browser, site.url + path, selector, false));
    const whole = await keystrokes(browser, site.url + path, selector, true);
    const ours = whole.map((work) => Math.max(0, work - bare) * slowdown);
    yield { name: `a keystroke in ${name}, ${of}`, unit: 'ms', values: ours, goal: 16 };
  }
}

function manyRows(companies: number): string[][] {
  const rows = Array.from({ length: companies }, (_, index) => [
    `${firsts[index % firsts.length]} ${lasts[index % lasts.length]} ${index}`,
    sectors[index % sectors.length] ?? '',
    String((index * 37) % 60_000),
    '383',
    '585',
    '1,125',
    String(index % 12),
    'What this company does, in a sentence of the usual length for such a list',
  ]);
  const headers = [
    'Company name',
    'Sector',
    'UK employees',
    'Savings account',
    'With Sharesave',
    'With ShareMore',
  ];
  return [[...headers, 'Pipeline ID', 'Company description'], ...rows];
}

/**
 * Types each of the words at a human pace. @returns the main thread's time per letter in milliseconds, until the list
 * is drawn: thread time, so that other programs on the machine do not count.
 */
async function keystrokes(browser: Browser, path: string, selector: string, isScripted: boolean) {
  await using context = await browser.newContext({ javaScriptEnabled: isScripted });
  const page = await context.newPage();
  await page.goto(path);
  if (isScripted) await page.locator('html[data-hydrated]').waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const threadTime = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const box = page.locator(selector).first();
  await box.click();
  await page.waitForTimeout(2000);
  const work: number[] = [];
  for (const word of words) {
    await box.fill('');
    await page.waitForTimeout(1500);
    const before = await threadTime();
    await page.keyboard.type(word, { delay: betweenLettersMs });
    // The list is drawn by then. The URL and the counts are updated later, once per word.
    await page.waitForTimeout(600);
    work.push(((await threadTime()) - before) / word.length);
  }
  return work;
}
