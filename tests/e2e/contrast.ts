import type { Browser, Page } from '@playwright/test';
import type { NodeResult } from 'axe-core';

/**
 * Measures the contrast of texts that axe could not decide, because something overlaps them or lies behind them. All are
 * measured in one picture of the whole page, since a picture for each takes minutes; in a second one only if a text's
 * box holds something that contrasts less than the text has to, which may be beside its letters.
 * @returns for each selector the lowest contrast ratio between the text's colour and the background at each of its
 * visible pixels; 21 when no pixel of the text is visible
 */
export async function measuredContrasts(
  page: Page,
  required: Map<string, number>,
): Promise<Map<string, number>> {
  const selectors = [...required.keys()];
  const texts = await page.evaluate(readTexts, selectors);
  if (texts.every(({ box }) => box.width === 0)) return new Map(selectors.map((selector) => [selector, 21]));
  const picture = async () =>
    (
      await page.screenshot({ fullPage: true, clip: around(texts), animations: 'disabled', scale: 'css' })
    ).toString('base64');
  await page.evaluate(showTexts, { selectors, isShown: false });
  const behind = await picture();
  await page.evaluate(showTexts, { selectors, isShown: true });
  const blankPage = await blankPageOf(page.context().browser());
  const measure = (before?: string) =>
    blankPage.evaluate(lowestContrasts, { texts, frame: around(texts), before, behind });
  let contrasts = await measure();
  const isLow = (contrast: number, index: number) => contrast < (required.get(selectors[index] ?? '') ?? 0);
  if (contrasts.some(isLow)) contrasts = await measure(await picture());
  return new Map(selectors.map((selector, index) => [selector, contrasts[index] ?? 21]));
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface MeasuredText {
  colour: string;
  /** In the page, in CSS pixels. */
  box: Box;
}

/** The smallest box around all texts, in whole pixels. */
function around(texts: MeasuredText[]): Box {
  const boxes = texts.map(({ box }) => box).filter(({ width, height }) => width > 0 && height > 0);
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/** Runs in the tested page. */
function readTexts(selectors: string[]): MeasuredText[] {
  return selectors.map((selector) => {
    const element = document.querySelector(selector) as Element;
    const { color, fill } = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const colour = element instanceof SVGElement ? fill : color;
    return { colour, box: { x: x + scrollX, y: y + scrollY, width, height } };
  });
}

/** Runs in the tested page. */
function showTexts({ selectors, isShown }: { selectors: string[]; isShown: boolean }): void {
  for (const selector of selectors) {
    const { style } = document.querySelector(selector) as HTMLElement | SVGElement;
    for (const name of ['color', 'fill'])
      if (isShown) style.removeProperty(name);
      else style.setProperty(name, 'transparent', 'important');
  }
}

const blankPages = new WeakMap<Browser, Promise<Page>>();

/** Returns the browser's one blank page, which has no content security policy. */
function blankPageOf(browser: Browser | null): Promise<Page> {
  if (!browser) throw new Error('The browser has gone');
  const blankPage = blankPages.get(browser) ?? browser.newPage();
  blankPages.set(browser, blankPage);
  return blankPage;
}

/** The ratio of WCAG's level AAA. */
const MOST_REQUIRED = 7;

/** Level AA's ratios, by those of AAA that axe asks for. */
const levelAA: Record<string, number> = { '7:1': 4.5, '4.5:1': 3 };

/** Returns the contrast ratio that a text needs which axe could not decide. */
export function requiredRatio(node: NodeResult): number {
  const data = node.any[0]?.data as { expectedContrastRatio?: string } | null;
  return levelAA[data?.expectedContrastRatio ?? ''] ?? MOST_REQUIRED;
}

/** Runs in the blank page. Without the picture `before` the texts were hidden, each pixel of a text's box counts. */
async function lowestContrasts(given: {
  texts: MeasuredText[];
  frame: Box;
  before?: string;
  behind: string;
}) {
  const contextOf = (width: number, height: number) =>
    new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D;
  const drawn = async (png: string) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const context = contextOf(image.width, image.height);
    context.drawImage(image, 0, 0);
    return context;
  };
  const luminance = ([red = 0, green = 0, blue = 0]: Iterable<number>) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue]
      .map((value) => value / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const behind = await drawn(given.behind);
  const before = given.before === undefined ? null : await drawn(given.before);
  const swatch = contextOf(1, 1);
  return given.texts.map(({ colour, box: { x, y, width, height } }) => {
    if (width < 1 || height < 1) return 21;
    swatch.clearRect(0, 0, 1, 1);
    swatch.fillStyle = colour;
    swatch.fillRect(0, 0, 1, 1);
    const text = luminance(swatch.getImageData(0, 0, 1, 1).data);
    const pixels = (context: OffscreenCanvasRenderingContext2D) =>
      context.getImageData(x - given.frame.x, y - given.frame.y, width, height).data;
    const [shown, hidden] = [before && pixels(before), pixels(behind)];
    let lowest = 21;
    let last = -1;
    for (let at = 0; at < hidden.length; at += 4) {
      const isText =
        !shown || [0, 1, 2].some((part) => Math.abs((shown[at + part] ?? 0) - (hidden[at + part] ?? 0)) > 24);
      if (!isText) continue;
      const [red = 0, green = 0, blue = 0] = hidden.subarray(at, at + 3);
      const pixel = (red << 16) | (green << 8) | blue;
      // Most are as the one before.
      if (pixel === last) continue;
      last = pixel;
      const ground = luminance([red, green, blue]);
      lowest = Math.min(lowest, (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05));
    }
    return lowest;
  });
}
