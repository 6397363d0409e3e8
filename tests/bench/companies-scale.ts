import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../e2e/browser';
import globalSetup from '../e2e/global-setup';
import { startSite } from '../e2e/site';
import { fakeSheet, startFakeSheets } from '../fakes/sheets';

/**
 * The figures of a list of 10,000 companies: what the directory weighs, and how long the main thread works for
 * one keystroke in the finder and in the directory's search on a processor four times slower. The same keystroke
 * in the same page without script is the browser's own work and is taken off.
 * `npx tsx tests/bench/companies-scale.ts`; ends with 1 when a figure is over its limit.
 */
const companies = 10_000;
const limits = { htmlKilobytes: 60, keystrokeMs: 16 };
const slowdown = 4;
const betweenLettersMs = 120;
const words = ['barn', 'marlowick', 'group', 'holdings', 'land', 'oxford', 'union', 'kestrel', 'partners'];

const sectors = ['Banking', 'Retail', 'Power', 'Insurance', 'Technology', 'Construction', 'Media', 'Mining'];
const firsts = [
  'Barnaby',
  'Marlowick',
  'Northern',
  'Anglo',
  'Greenland',
  'Oxford',
  'Land',
  'Sage',
  'Kestrel',
  'Union',
];
const lasts = ['Group', 'Holdings', 'Partners', 'Industries', 'Foods', 'Energy', 'Systems', 'Bank', 'Stores'];

function manyRows(): string[][] {
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
 * The main thread's own time, in milliseconds a letter, for each of the words, typed as people type and up to the
 * point where the list is drawn. Thread time, because other programs on the machine must not count.
 */
async function keystrokes(browser: Browser, path: string, selector: string, isScripted: boolean) {
  const context = await browser.newContext({ javaScriptEnabled: isScripted });
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
    // Until the list is drawn; the address and the counts follow once, when the typing is done.
    await page.waitForTimeout(600);
    work.push(((await threadTime()) - before) / word.length);
  }
  await context.close();
  return work;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function report(name: string, value: number, limit: number, unit: string): boolean {
  const isWithin = value < limit;
  process.stdout.write(
    `${isWithin ? 'ok  ' : 'OVER'} ${name}: ${value.toFixed(1)} ${unit} (limit ${limit})\n`,
  );
  return isWithin;
}

const cleanUp = await globalSetup();
const sheets = await startFakeSheets(manyRows());
const site = await startSite({
  GOOGLE_SHEETS_ID: fakeSheet.id,
  GOOGLE_API_KEY: fakeSheet.apiKey,
  GOOGLE_SHEETS_ROOT_URL: sheets.rootUrl,
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const results: boolean[] = [];
try {
  for (const path of ['/companies', '/companies?page=200', '/companies?q=an&sort=staff-desc']) {
    const html = await (await fetch(site.url + path)).text();
    const kilobytes = brotliCompressSync(html).length / 1024;
    results.push(report(`HTML of ${path}, brotli`, kilobytes, limits.htmlKilobytes, 'KB'));
  }
  for (const [name, path, selector] of [
    ['finder', '/', 'input[name="q"]'],
    ['directory search', '/companies', 'input[type="search"]'],
  ] as const) {
    const bare = await keystrokes(browser, site.url + path, selector, false);
    const whole = await keystrokes(browser, site.url + path, selector, true);
    process.stdout.write(
      `     ${name}, a letter of each word: ${whole.map((ms) => ms.toFixed(1)).join(' ')}\n`,
    );
    process.stdout.write(`     ${name}, the browser's own part: ${median(bare).toFixed(1)} ms\n`);
    const ours = Math.max(0, median(whole) - median(bare)) * slowdown;
    results.push(report(`a keystroke in the ${name}, median`, ours, limits.keystrokeMs, 'ms'));
  }
} finally {
  await browser.close();
  await site.stop();
  await sheets.close();
  cleanUp();
}
process.exitCode = results.every(Boolean) ? 0 : 1;
