import styles from './frame-reader.module.css';

/** The wait after the load event, in which scripts finish rendering (spec section 9). */
const SETTLE_MS = 700;
const LOAD_LIMIT_MS = 20_000;

/**
 * Reads a page of this site in a hidden frame. Each page gets its own frame, so that a broken page cannot affect the
 * next one and the tab's history gets no entries.
 * @throws an error with a message for the exported file
 */
export async function readPage(path: string) {
  const frame = document.createElement('iframe');
  Object.assign(frame, { className: styles.Frame, title: 'Page being exported', tabIndex: -1, src: path });
  frame.ariaHidden = 'true';
  try {
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error('it did not load within 20 seconds.')), LOAD_LIMIT_MS);
      frame.onload = () => setTimeout(resolve, SETTLE_MS);
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
  // Closed answers are exported, what is for screen readers alone is not.
  for (const summary of page.querySelectorAll('summary')) {
    if (view.getComputedStyle(summary).display === 'none') summary.remove();
  }
  for (const details of page.querySelectorAll('details')) details.replaceWith(...details.childNodes);
  for (const unseen of page.querySelectorAll('[data-screen="never"], [href="#main"]')) unseen.remove();
  // The address is that after redirects.
  return { title: page.title, address: view.location.href, text: page.body.innerText };
}
