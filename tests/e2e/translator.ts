import type { Page } from '@playwright/test';

/**
 * Translates the open page as Chrome does: each text becomes two nested `font` elements, now and whenever the page
 * changes. The words stay the same, so that tests still find them.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const untouched = 'script, style, noscript, textarea, title, font, [translate=no]';
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
      }
    }
    document.documentElement.classList.add('translated-ltr');
    wrapTexts(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) wrapTexts(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
