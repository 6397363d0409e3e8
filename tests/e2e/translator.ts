import type { BrowserContext, Page } from '@playwright/test';

/**
 * Translates a page as Chrome does: each text becomes two nested `font` elements, now and whenever the page changes. The
 * words stay the same, so that tests still find them. A text that React changes where nobody sees it is logged as an
 * error: it has no element of its own. Runs in the page.
 */
function translateDocument({ afterHydration }: { afterHydration: boolean }): void {
  const untouched = 'script, style, noscript, textarea, title, font, [translate=no]';
  const replaced = new WeakSet<Node>();

  function wrapTexts(root: Node): void {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    if (root instanceof Text) found.push(root);
    for (const text of found) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untouched)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
      replaced.add(text);
    }
  }

  function begin(): void {
    document.documentElement.classList.add('translated-ltr');
    wrapTexts(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) wrapTexts(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }

  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  Object.defineProperty(Node.prototype, 'nodeValue', {
    get,
    set(this: Node, value: string | null) {
      if (replaced.has(this)) console.error(`Not translated: "${get?.call(this)}" became "${value}"`);
      set?.call(this, value);
    },
  });
  if (!afterHydration) {
    begin();
    return;
  }
  const hydration = new MutationObserver(() => {
    if (!document.documentElement.dataset.hydrated) return;
    hydration.disconnect();
    // Parts of a page hydrate after the page.
    const whenIdle = (then: () => void) => requestIdleCallback(then, { timeout: 1000 });
    whenIdle(() => whenIdle(begin));
  });
  hydration.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
}

/** Translates the open page. */
export const translate = (page: Page) => page.evaluate(translateDocument, { afterHydration: false });

/** Translates each page that is opened from now on, once it is hydrated. */
export const translateHydrated = (context: BrowserContext) =>
  context.addInitScript(translateDocument, { afterHydration: true });
