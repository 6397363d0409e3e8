import styles from './frame-reader.module.css';

interface PageText {
  title: string;
  /** Where the page was in the end: a redirect may have led elsewhere. */
  address: string;
  text: string;
}

/** How long a page may settle after it has loaded, so that its scripts have drawn what they draw (spec section 9). */
const SETTLE_MS = 700;
/** How long a page may take to load before it is given up. */
const LOAD_LIMIT_MS = 20_000;
/** Whatever is typed into, but for passwords: a browser that fills them in would put them into the file. */
const FIELDS = ':is(input:read-write, textarea, [placeholder]):not([type="password"])';

/**
 * Reads a page of this site in a frame that nobody sees; throws an error whose message is fit for the export, or the
 * signal's reason. Every page gets a frame of its own: a broken page cannot touch the next, and the frames leave no
 * entries in the history of the tab.
 */
export async function readPage(path: string, signal: AbortSignal): Promise<PageText> {
  const frame = document.createElement('iframe');
  Object.assign(frame, { className: styles.Frame, title: 'Page being exported', tabIndex: -1, src: path });
  frame.ariaHidden = 'true';
  try {
    await new Promise<void>((resolve, reject) => {
      const limit = setTimeout(
        () => reject(new Error(`it did not load within ${LOAD_LIMIT_MS / 1000} seconds.`)),
        LOAD_LIMIT_MS,
      );
      frame.onload = () => {
        clearTimeout(limit);
        setTimeout(resolve, SETTLE_MS);
      };
      signal.addEventListener('abort', () => reject(signal.reason));
      document.body.append(frame);
    });
    return readFrame(frame);
  } finally {
    frame.remove();
  }
}

function readFrame({ contentDocument: page, contentWindow: view }: HTMLIFrameElement): PageText {
  // The browser's own error page counts as another site, so it hands out no document.
  if (!page?.body || !view) throw new Error('it did not load.');
  const [navigation] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Older browsers do not tell the status; there the exported text shows what went wrong.
  const status = navigation?.responseStatus ?? 0;
  if (status >= 400) throw new Error(`the server answered ${status}.`);
  return { title: page.title, address: view.location.href, text: visibleText(page, view) };
}

/**
 * The text that a visitor can read, as the browser lays it out. Closed accordions count as read, since one click
 * opens them where they stand, and so does what is in a field, or else its prompt; text for screen readers only does
 * not. The page is changed for that, and is of no use afterwards.
 */
function visibleText(page: Document, view: Window): string {
  for (const summary of page.querySelectorAll('summary')) {
    if (view.getComputedStyle(summary).display === 'none') summary.remove();
  }
  for (const details of page.querySelectorAll('details')) details.replaceWith(...details.childNodes);
  for (const field of page.querySelectorAll<HTMLInputElement>(FIELDS)) {
    field.replaceWith(field.value || field.placeholder);
  }
  for (const element of page.body.querySelectorAll('*')) {
    const { position, clipPath } = view.getComputedStyle(element);
    const isAbove = position === 'absolute' && element.getBoundingClientRect().bottom <= 0;
    if (clipPath === 'inset(50%)' || isAbove) element.remove();
  }
  return page.body.innerText;
}
