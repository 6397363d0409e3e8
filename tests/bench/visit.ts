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

/** Somebody with a phone, and the page that they have open. */
export interface Visitor {
  open(url: string): Promise<void>;
  /** Runs `work` in the page, which sees nothing from outside of it. */
  run<T>(work: () => T | Promise<T>): Promise<T>;
  /** A finger on what stands there, once it is there and in sight, for as long as fingers rest. */
  tap(selector: string): Promise<void>;
  /** Taps a field and types over what stands in it, as fast as people do. */
  typeOver(selector: string, text: string): Promise<void>;
}

export interface VisitorOptions {
  /** What each request waits in milliseconds; without it the network is as fast as the machine. */
  roundTripMs?: number;
  /** Whether the page's own script may come. */
  withScript?: boolean;
}

/** The mean of visitors (A. Dieulot, "Instant Pages with Just-in-time Preloading", Web Performance Calendar 2019). */
const FINGER_RESTS_MS = 90;
const BETWEEN_KEYS_MS = 60;
/** Lighthouse's phone. */
const screen = { width: 412, height: 823, deviceScaleFactor: 2, mobile: true };

export function openVisitors(): Promise<Browser> {
  return puppeteer.launch({ executablePath: findBrowser(), args: browserFlags, defaultViewport: null });
}

/**
 * A first visit on a phone four times slower than the machine, by the browser's own commands. A driver costs what no
 * visitor pays: its script in the page is a task of 40 ms, and with its runtime domain on, each error that React makes
 * at start has all script around it parsed once more (50 ms).
 */
export async function withVisitor<T>(
  browser: Browser,
  { roundTripMs, withScript = true }: VisitorOptions,
  use: (visitor: Visitor) => Promise<T>,
): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    const control = await browser.target().createCDPSession();
    const blank = { url: 'about:blank', browserContextId: context.id };
    const { targetId } = await control.send('Target.createTarget', blank);
    const target = await context.waitForTarget((each) => each.type() === 'page');
    const devtools = await target.createCDPSession();
    await devtools.send('Network.enable');
    if (roundTripMs) {
      await devtools.send('Network.emulateNetworkConditions', { ...slowNetwork, latency: roundTripMs });
    }
    // Not by interception, which would hold every request up.
    if (!withScript) await devtools.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await devtools.send('Emulation.setDeviceMetricsOverride', screen);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await devtools.send('Page.enable');
    await devtools.send('Page.addScriptToEvaluateOnNewDocument', { source: observeScript });
    const evaluate = async (expression: string) => {
      const answer = await devtools.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      const { exceptionDetails: failure } = answer;
      if (failure) throw new Error(failure.exception?.description ?? failure.text);
      return answer.result.value;
    };
    const visitor: Visitor = {
      async open(url) {
        await devtools.send('Page.navigate', { url });
      },
      run: (work) => evaluate(`(${work})()`),
      async tap(selector) {
        const box = (await evaluate(`(${bringInSight})(${JSON.stringify(selector)})`)) as DOMRect;
        const { x, y, width, height } = box;
        const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
        await new Promise((done) => setTimeout(done, FINGER_RESTS_MS));
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      },
      async typeOver(selector, text) {
        await visitor.tap(selector);
        const key = (type: 'keyDown' | 'keyUp', more: object) =>
          devtools.send('Input.dispatchKeyEvent', { type, ...more });
        await key('keyDown', { key: 'a', modifiers: 2, commands: ['selectAll'] });
        await key('keyUp', { key: 'a', modifiers: 2 });
        for (const letter of text) {
          await key('keyDown', { key: letter, text: letter });
          await key('keyUp', { key: letter });
          await new Promise((done) => setTimeout(done, BETWEEN_KEYS_MS));
        }
      },
    };
    const result = await use(visitor);
    await control.send('Target.closeTarget', { targetId });
    return result;
  } finally {
    await context.close();
  }
}

/** What it has cost to open `url`, a second after the page is hydrated, or painted where nothing hydrates. */
export function visit(browser: Browser, url: string, options: VisitorOptions): Promise<Visit> {
  return withVisitor(browser, { roundTripMs: LIGHTHOUSE_LATENCY_MS, ...options }, async ({ open, run }) => {
    await open(url);
    if (options.withScript !== false) await run(hydration);
    return run(readVisit);
  });
}

/** Runs in the page. */
async function bringInSight(selector: string): Promise<DOMRect> {
  let target = document.querySelector(selector);
  while (!target) {
    await new Promise((done) => setTimeout(done, 10));
    target = document.querySelector(selector);
  }
  const { top, bottom } = target.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) target.scrollIntoView({ block: 'center', behavior: 'instant' });
  return target.getBoundingClientRect().toJSON();
}

/** Runs in the page. Resolves when the shell has taken it over. */
export async function hydration(): Promise<void> {
  // The document may have no root yet.
  while (!document.querySelector('html[data-hydrated]')) await new Promise((done) => setTimeout(done, 50));
}

/** Runs in the page. */
async function readVisit(): Promise<Visit> {
  while (!window.bench.lcp) await new Promise((done) => setTimeout(done, 50));
  await new Promise((done) => setTimeout(done, 1000));
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
