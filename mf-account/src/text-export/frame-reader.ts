import type { PageText, ReadPage } from './collect-pages';
import { visibleText } from './visible-text';

/** How long a page may settle after it has loaded, so that its scripts have drawn what they draw (spec section 9). */
const SETTLE_MS = 700;
/** How long a page may take to load before it is given up. */
const LOAD_LIMIT_MS = 20_000;

interface Options {
  /** Lays the frame out at a desktop's size where nobody sees it. */
  frameClass: string | undefined;
  settleMs?: number;
  loadLimitMs?: number;
}

/**
 * Reads pages of this site in a frame that nobody sees. Every page gets a frame of its own: a broken page cannot
 * touch the next, and the frames leave no entries in the history of the tab.
 */
export function createFrameReader({
  frameClass,
  settleMs = SETTLE_MS,
  loadLimitMs = LOAD_LIMIT_MS,
}: Options): ReadPage {
  return async (path, signal) => {
    const frame = document.createElement('iframe');
    frame.className = frameClass ?? '';
    frame.title = 'Page being exported';
    frame.tabIndex = -1;
    frame.ariaHidden = 'true';
    frame.src = path;
    try {
      await loaded(frame, AbortSignal.any([signal, AbortSignal.timeout(loadLimitMs)]), signal, loadLimitMs);
      await pause(settleMs, signal);
      return readFrame(frame);
    } finally {
      frame.remove();
    }
  };
}

function loaded(
  frame: HTMLIFrameElement,
  ended: AbortSignal,
  cancelled: AbortSignal,
  limitMs: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    frame.addEventListener('load', () => resolve(), { once: true });
    ended.addEventListener('abort', () =>
      reject(
        cancelled.aborted ? cancelled.reason : new Error(`it did not load within ${limitMs / 1000} seconds.`),
      ),
    );
    document.body.append(frame);
  });
}

function readFrame(frame: HTMLIFrameElement): PageText {
  // The browser's own error page counts as another site, so it hands out no document.
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page?.body || !view) throw new Error('it did not load.');
  const [navigation] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Older browsers do not tell the status; there the page's own words will.
  const status = navigation?.responseStatus ?? 0;
  if (status >= 400) throw new Error(`the server answered ${status}.`);
  return { title: page.title, address: view.location.href, text: visibleText(page.body) };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
