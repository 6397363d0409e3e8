import puppeteer from 'puppeteer-core';
import { browserFlags, findBrowser } from '../e2e/browser';
import { LIGHTHOUSE_LATENCY_MS, observeScript, slowNetwork } from './phone';

/** The cost of a visit, as the browser reports it. */
export interface Visit {
  lcp: number;
  shift: number;
  /** The sum of long tasks after the first paint beyond 50 ms each, and the longest of them, in milliseconds. */
  blocking: number;
  longest: number;
  scriptKb: number;
  scriptFiles: number;
}

/** A visitor with a phone and one open page. */
export interface Visitor {
  open(url: string): Promise<void>;
  /** Runs `work` in the page, where it cannot use anything from its module. */
  run<T>(work: () => T | Promise<T>): Promise<T>;
  /** Waits for the element, scrolls it into view and touches it for the duration of a human tap. */
  tap(selector: string): Promise<void>;
  /** Taps a field and replaces its text at human typing speed. */
  typeOver(selector: string, text: string): Promise<void>;
}

export interface VisitorOptions {
  /** The latency of each request in milliseconds; without it the network is not throttled. */
  roundTripMs?: number;
  /** Whether the page may load its scripts; default true. */
  withScript?: boolean;
}

/** The mean duration of a tap (A. Dieulot, "Instant Pages with Just-in-time Preloading", Web Performance Calendar 2019). */
const TAP_MS = 90;
const KEY_INTERVAL_MS = 60;
/** Lighthouse's phone. */
const screen = { width: 412, height: 823, deviceScaleFactor: 2, mobile: true };

export type Visitors = Awaited<ReturnType<typeof openVisitors>>;

/** Starts the visitors' browser; the end of the scope closes it. */
export async function openVisitors() {
  const executablePath = findBrowser();
  const browser = await puppeteer.launch({ executablePath, args: browserFlags, defaultViewport: null });
  return { browser, [Symbol.asyncDispose]: () => browser.close() };
}

/**
 * Runs `use` with a new visitor on a phone four times slower than this machine. Uses plain DevTools commands, because a
 * driver adds costs of its own: its injected script is a task of 40 ms, and with the Runtime domain enabled each error
 * object that React creates at start-up makes the browser parse the surrounding script again (50 ms).
 */
export async function withVisitor<T>(
  { browser }: Visitors,
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
    // Not by request interception, which would delay every request.
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
        const box = (await evaluate(`(${scrollIntoView})(${JSON.stringify(selector)})`)) as DOMRect;
        const { x, y, width, height } = box;
        const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
        await new Promise((done) => setTimeout(done, TAP_MS));
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
          await new Promise((done) => setTimeout(done, KEY_INTERVAL_MS));
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

/** Opens `url` and measures until a second after the page is hydrated, or painted when it has no script. */
export function visit(visitors: Visitors, url: string, options: VisitorOptions): Promise<Visit> {
  return withVisitor(visitors, { roundTripMs: LIGHTHOUSE_LATENCY_MS, ...options }, async ({ open, run }) => {
    await open(url);
    if (options.withScript !== false) await run(hydration);
    return run(readVisit);
  });
}

/** Runs in the page. */
async function scrollIntoView(selector: string): Promise<DOMRect> {
  let target = document.querySelector(selector);
  while (!target) {
    await new Promise((done) => setTimeout(done, 10));
    target = document.querySelector(selector);
  }
  const { top, bottom, left, right } = target.getBoundingClientRect();
  const isInView = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  if (!isInView) target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return target.getBoundingClientRect().toJSON();
}

/** Runs in the page. Resolves when it is hydrated. */
export async function hydration(): Promise<void> {
  // By selector, because the document may have no root element yet.
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
