import styles from './frame-reader.module.css';

/** The wait after the load event, in which scripts finish rendering (spec section 9). */
const SETTLE_MS = 700;
const LOAD_LIMIT_MS = 20_000;
/** Fields whose text is exported. Passwords are excluded, because browsers autofill them. */
const FIELDS = ':is(input:read-write, textarea, [placeholder]):not([type="password"])';

/**
 * Reads a page of this site in a hidden frame. Each page gets its own frame, so that a broken page cannot affect the
 * next one and the tab's history gets no entries.
 * @throws an error with a message for the exported file, or the signal's reason.
 */
export async function readPage(path: string, signal: AbortSignal) {
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

function readFrame({ contentDocument: page, contentWindow: view }: HTMLIFrameElement) {
  // The browser's own error page is cross-origin, so its document is null.
  if (!page?.body || !view) throw new Error('it did not load.');
  const [navigation] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Older browsers lack `responseStatus`; there the exported text is the error page's.
  const status = navigation?.responseStatus ?? 0;
  if (status >= 400) throw new Error(`the server answered ${status}.`);
  // The address is that after redirects.
  return { title: page.title, address: view.location.href, text: visibleText(page, view) };
}

/**
 * The text that a visitor can read, as the browser lays it out. It includes closed accordions and the values of
 * fields (or else their placeholders), but not text for screen readers only. It modifies the page.
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
