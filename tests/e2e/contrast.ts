import type { Browser, Page } from '@playwright/test';
import type { NodeResult } from 'axe-core';

/**
 * Measures the contrast of a text that axe could not decide, because something overlaps it or lies behind it.
 * @returns the lowest contrast ratio between the text's colour and the background at each of its visible pixels; 21
 * when no pixel of the text is visible
 */
export async function measuredContrast(page: Page, selector: string): Promise<number> {
  const element = page.locator(selector).first();
  // In the middle of the window, no sticky header or footer covers the text.
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const clip = await element.boundingBox();
  if (!clip || clip.width === 0 || clip.height === 0) return 21;
  const before = await page.screenshot({ clip, animations: 'disabled' });
  const colour = await element.evaluate((node) => {
    const { color, fill } = getComputedStyle(node);
    for (const name of ['color', 'fill'])
      (node as HTMLElement).style.setProperty(name, 'transparent', 'important');
    return node instanceof SVGElement ? fill : color;
  });
  const behind = await page.screenshot({ clip, animations: 'disabled' });
  await element.evaluate((node) => {
    for (const name of ['color', 'fill']) (node as HTMLElement).style.removeProperty(name);
  });
  const blankPage = await blankPageOf(page.context().browser());
  return blankPage.evaluate(lowestContrast, {
    colour,
    before: before.toString('base64'),
    behind: behind.toString('base64'),
  });
}

const blankPages = new WeakMap<Browser, Promise<Page>>();

/** Returns the browser's one blank page, which has no content security policy. */
function blankPageOf(browser: Browser | null): Promise<Page> {
  if (!browser) throw new Error('The browser has gone');
  const blankPage = blankPages.get(browser) ?? browser.newPage();
  blankPages.set(browser, blankPage);
  return blankPage;
}

/** Returns the contrast ratio that axe requires; axe gives it as text, such as `4.5:1`. */
export function requiredRatio(node: NodeResult): number {
  const data = node.any[0]?.data as { expectedContrastRatio?: string } | null;
  return Number.parseFloat(data?.expectedContrastRatio ?? '7');
}

/** Runs in the blank page. */
async function lowestContrast(given: { colour: string; before: string; behind: string }): Promise<number> {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
  const pixels = async (png: string) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    [canvas.width, canvas.height] = [image.width, image.height];
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  };
  const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const before = await pixels(given.before);
  const behind = await pixels(given.behind);
  context.fillStyle = given.colour;
  context.fillRect(0, 0, 1, 1);
  const text = luminance(context.getImageData(0, 0, 1, 1).data);
  let lowest = 21;
  for (let at = 0; at < before.length; at += 4) {
    const isText = [0, 1, 2].some(
      (part) => Math.abs((before[at + part] ?? 0) - (behind[at + part] ?? 0)) > 24,
    );
    if (!isText) continue;
    const ground = luminance(behind.slice(at, at + 3));
    lowest = Math.min(lowest, (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05));
  }
  return lowest;
}
