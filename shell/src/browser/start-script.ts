import type { Boot } from '../boot';

/**
 * The document's only script tag: starts the shell when the browser is idle after load, or at the visitor's first
 * input. In unsupported browsers the page stays as the server sent it.
 */
const address = () => location.href.split('#')[0];
const openedAt = address();
/** True from the beginning in unsupported browsers, so that nothing starts. */
let isStarted = !('popover' in document.head && 'canParse' in URL);

const { dataset } = document.documentElement;
// Shows the alternatives to parts that need script.
const giveUp = () => {
  dataset.script = 'failed';
};
if (isStarted) giveUp();

async function start() {
  if (isStarted) return;
  isStarted = true;
  const json = document.getElementById('boot') as HTMLScriptElement;
  const { release, modules, preloads }: Boot = JSON.parse(json.text);
  // Without preloading, nested imports load one after the other.
  for (const href of [...modules, ...preloads])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // Fills the browser's cache, so that the shell's own request and the first navigation need not wait.
  fetch(`/areas/${release}.json`).catch(() => {});
  try {
    // One after the other, so that each is evaluated in its own task.
    for (const module of modules) await import(/* @vite-ignore */ module);
  } catch (error) {
    giveUp();
    throw error;
  }
}

// Lets the browser paint its response to the input first.
const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
for (const type of ['pointerdown', 'pointermove', 'keydown', 'focusin'])
  addEventListener(type, startAfterPaint, { once: true, capture: true });

// When a visitor goes back before hydration, reload at the new address. The event must not reach the router, which
// would hydrate this document as the page at that address.
addEventListener('popstate', (event) => {
  if (openedAt === address() || dataset.hydrated) return;
  event.stopImmediatePropagation();
  location.reload();
});

// Safari would give the field that a link leads to the focus without a caret, so that what is typed is lost.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#field-"]');
  if (link) document.querySelector<HTMLElement>(link.hash)?.focus({ preventScroll: true });
});

// For `MarkHydrated`: its place among the forms, because hydration may replace the form itself.
addEventListener('submit', ({ target }) => {
  dataset.submittedForm = String([...document.forms].indexOf(target as HTMLFormElement));
});

// A deferred script always runs before this event.
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
});
