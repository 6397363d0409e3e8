import type { Boot } from '../boot';

/**
 * The document's only script, a file of its own: starts the shell when the browser is idle after load, or at the
 * visitor's first input. In browsers older than those that are served the page stays as it came.
 */
const inputs = ['pointerdown', 'pointermove', 'keydown', 'focusin'];
const address = () => location.pathname + location.search;
const openedAt = address();
/** Or never will be. */
let isStarted = !('popover' in HTMLElement.prototype && 'canParse' in URL);

const read = (selector: string) => JSON.parse((document.querySelector(selector) as HTMLScriptElement).text);

async function start() {
  if (isStarted) return;
  isStarted = true;
  const { release, modules, later }: Boot = read('#boot');
  const { integrity }: { integrity: Record<string, string> } = read('[type=importmap]');
  // Modules would ask for each other one after the other.
  for (const href in integrity) {
    if (later.modules.includes(href)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.integrity = integrity[href] as string;
    link.href = href;
    document.head.append(link);
  }
  // The first navigation would wait for it: the shell asks again, and has it from the browser's cache.
  fetch(`/areas/${release}.json`, { headers: { 'Release-Set': release } }).catch(() => {});
  // Each is evaluated in a task of its own.
  for (const module of modules) await import(/* @vite-ignore */ module);
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

// The input is shown first.
const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start));
for (const type of inputs) addEventListener(type, startAfterPaint, { once: true, capture: true });

// Whoever goes back before the page is hydrated gets the page of that address. The router must not hear of it: it
// would hydrate this one as if it were that one.
addEventListener('popstate', (event) => {
  if (openedAt === address() || document.documentElement.dataset.hydrated) return;
  event.stopImmediatePropagation();
  location.reload();
});

if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle);
