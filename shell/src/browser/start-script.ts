import type { Boot } from '../boot';

/**
 * The document's only executable script, minified into it (its hash is in the policy): starts the shell when the
 * browser is idle after load, or at the visitor's first input.
 */
const inputs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
const address = () => location.pathname + location.search;
const openedAt = address();
let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  const { entry, preload }: Boot = JSON.parse(document.getElementById('boot')?.textContent ?? '');
  // Modules would ask for each other one after the other.
  for (const href of preload) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  import(/* @vite-ignore */ entry);
}

function startWhenIdle() {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

for (const type of inputs) addEventListener(type, start, { once: true, passive: true, capture: true });

// Whoever goes back before the shell runs gets the page of that address.
addEventListener('popstate', () => {
  if (openedAt !== address() && !document.documentElement.dataset.hydrated) location.reload();
});

if (document.readyState === 'complete') startWhenIdle();
else addEventListener('load', startWhenIdle);
