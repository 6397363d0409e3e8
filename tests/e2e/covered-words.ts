import type { Page } from '@playwright/test';

/** The beginning of each text that a drawing covers. */
export function coveredWords(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    // As far as it is drawn: its SVG cuts off the rest.
    const drawings = [...main.querySelectorAll('use')].map((drawing) => {
      const [art, frame] = [drawing, drawing.ownerSVGElement ?? drawing].map((element) =>
        element.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return {
        left: Math.max(art.left, frame.left),
        right: Math.min(art.right, frame.right),
        top: Math.max(art.top, frame.top),
        bottom: Math.min(art.bottom, frame.bottom),
      };
    });
    const isCovered = (line: DOMRect) =>
      drawings.some(
        ({ left, right, top, bottom }) =>
          Math.min(right, line.right) - Math.max(left, line.left) > 1 &&
          Math.min(bottom, line.bottom) - Math.max(top, line.top) > 1,
      );
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (!data.trim() || parentElement?.closest('svg') || !parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if ([...range.getClientRects()].some(isCovered)) covered.push(data.slice(0, 40));
    }
    return covered;
  });
}
