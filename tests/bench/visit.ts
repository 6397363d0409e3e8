import puppeteer, { type Browser } from 'puppeteer-core';
import { browserFlags, findBrowser } from '../e2e/browser';
import { LIGHTHOUSE_LATENCY_MS, observeScript, slowNetwork } from './phone';

/** What a page's visit costs, as the browser itself reports it. */
export interface Visit {
  lcp: number;
  shift: number;
  /** Milliseconds over 50 of all long tasks after the first paint, and the longest of them. */
  blocking: number;
  longest: number;
  scriptKb: number;
  scriptFiles: number;
}

export interface VisitOptions {
  /** Whether the page's own script may come, and is waited for. */
  withScript: boolean;
}

/** Lighthouse's phone. */
const screen = { width: 412, height: 823, deviceScaleFactor: 2, mobile: true };

export function openVisitor(): Promise<Browser> {
  return puppeteer.launch({ executablePath: findBrowser(), args: browserFlags, defaultViewport: null });
}

/**
 * Loads `url` on a phone for the first time, and reads what it has cost a second after it is hydrated, or painted
 * where nothing hydrates. The browser's own commands do it, for a driver costs what no visitor pays: its script in the
 * page is a task of 40 ms, and with its runtime domain on, each error that React makes at start has all script around
 * it parsed once more (50 ms).
 */
export async function visit(browser: Browser, url: string, { withScript }: VisitOptions): Promise<Visit> {
  const context = await browser.createBrowserContext();
  try {
    const control = await browser.target().createCDPSession();
    const blank = { url: 'about:blank', browserContextId: context.id };
    const { targetId } = await control.send('Target.createTarget', blank);
    const target = await context.waitForTarget((each) => each.url() === blank.url && each.type() === 'page');
    const devtools = await target.createCDPSession();
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      ...slowNetwork,
      latency: LIGHTHOUSE_LATENCY_MS,
    });
    // Not by interception, which would hold every request up.
    if (!withScript) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await devtools.send('Emulation.setDeviceMetricsOverride', screen);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Page.enable');
    await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source: observeScript });
    await devtools.send('Page.navigate', { url });
    const isThere = `window.bench?.lcp > 0 && ${withScript ? "'hydrated' in document.documentElement.dataset" : true}`;
    const wait = `new Promise((done) => {
      const look = () => setTimeout(${isThere} ? () => setTimeout(done, 1000) : look, 50);
      look();
    })`;
    await devtools.send('Runtime.evaluate', { expression: wait, awaitPromise: true });
    const expression = `globalThis.__name = (named) => named; (${readVisit})()`;
    const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true });
    await control.send('Target.closeTarget', { targetId });
    return result.value as Visit;
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function readVisit(): Visit {
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, encodedBodySize }) => /\.js(\?|$)/.test(name) && encodedBodySize > 0,
  );
  const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const { lcp, shift, tasks, firstPaint } = window.bench;
  const late = tasks.filter(({ start }) => start > firstPaint).map(({ duration }) => duration);
  return {
    lcp,
    shift,
    blocking: late.reduce((sum, duration) => sum + duration - 50, 0),
    longest: Math.max(0, ...late),
    scriptKb: bytes / 1024,
    scriptFiles: scripts.length,
  };
}
