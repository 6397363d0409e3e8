/**
 * What a visitor on a mid-range phone waits for, with throttling applied (not simulated): largest contentful
 * paint and long tasks of each page, in turn with the same page without any script, as ratios in one run.
 */
import { type Browser, chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../e2e/browser';
import { median, withSite } from './bench-site';

const ROUNDS = 5;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const pages = ['/', '/faq', '/companies', '/company/marlowick', '/news'];

interface Paint {
  lcp: number;
  blocking: number;
  scriptKb: number;
}

async function measure(browser: Browser, url: string, withScript: boolean): Promise<Paint> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!withScript) await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.addInitScript(() => {
    const seen = { lcp: 0, blocking: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.blocking += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'load' });
  if (withScript) await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 30_000 });
  await page.waitForFunction(() => (window as unknown as { seen: { lcp: number } }).seen.lcp > 0);
  const result = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { lcp: number; blocking: number } };
    const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const bytes = scripts
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .map(({ encodedBodySize }) => encodedBodySize);
    return { ...seen, scriptKb: bytes.reduce((sum, size) => sum + size, 0) / 1024 };
  });
  await context.close();
  return result;
}

await withSite(async (site) => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  process.stdout.write('page              LCP ms  without script  ratio  blocking ms  script KB\n');
  for (const path of pages) {
    const whole: Paint[] = [];
    const plain: Paint[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      whole.push(await measure(browser, site.url + path, true));
      plain.push(await measure(browser, site.url + path, false));
    }
    const lcp = median(whole.map((paint) => paint.lcp));
    const lcpPlain = median(plain.map((paint) => paint.lcp));
    const cells = [
      lcp.toFixed(0).padStart(6),
      lcpPlain.toFixed(0).padStart(15),
      (lcp / lcpPlain).toFixed(2).padStart(6),
    ];
    const blocking = median(whole.map((paint) => paint.blocking))
      .toFixed(0)
      .padStart(12);
    const script = median(whole.map((paint) => paint.scriptKb))
      .toFixed(0)
      .padStart(10);
    process.stdout.write(`${path.padEnd(17)} ${cells.join(' ')} ${blocking} ${script}\n`);
  }
  await browser.close();
});
