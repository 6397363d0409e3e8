import type { CDPSession, Locator, Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { audit } from './axe';
import { coveredWords } from './covered-words';

/** One way to view a page. `apply` changes the open page without a reload, so that its state is kept. */
interface ViewingMode {
  apply: (page: Page) => Promise<void>;
  /** The axe rules that could find more than in the modes before. */
  rules: RunOptions;
}

const colours = ['color-contrast', 'link-in-text-block'];
const layout = ['scrollable-region-focusable', 'target-size'];

const light: ViewingMode = {
  apply: (page) => page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: 'reduce' }),
  rules: {},
};
const dark = (rules: RunOptions): ViewingMode => ({
  apply: (page) => page.emulateMedia({ media: 'screen', colorScheme: 'dark', reducedMotion: 'reduce' }),
  rules,
});
const narrow: ViewingMode = {
  apply: (page) => page.setViewportSize({ width: 320, height: 640 }),
  rules: { runOnly: layout },
};

/** The modes of a page as it opens. */
const pageModes: Record<string, ViewingMode> = {
  'wide, light': light,
  'wide, dark': dark({ runOnly: colours }),
  '320 pixels': narrow,
};

/** Paper has colours of its own, which come from the tokens alone. Only the contrast rules apply to it. */
const paper: Record<string, ViewingMode> = {
  print: {
    apply: (page) => page.emulateMedia({ media: 'print', colorScheme: 'light' }),
    rules: { runOnly: colours },
  },
};

/** The modes of another state of a page: what it adds is made of parts that pages show in the light scheme, too. */
const stateModes: Record<string, ViewingMode> = {
  'wide, dark': dark({}),
  '320 pixels': narrow,
};

/** Sets the browser's default font size in pixels, which media queries follow too. */
export async function setFontSize(devtools: CDPSession, standard: number): Promise<void> {
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** The size of the tests' window, which no mode but `narrow` changes. */
const wide = { width: 1280, height: 800 };

/** Returns the faults of a page as it opens, by viewing mode. */
export async function faultsOfPage(page: Page): Promise<Record<string, string[]>> {
  return { ...(await faultsIn(pageModes, page)), ...(await faultsAtWidths(page)) };
}

/** Returns the faults of a page on paper. */
export async function faultsOnPaper(page: Page): Promise<Record<string, string[]>> {
  const faults = await faultsIn(paper, page);
  await page.emulateMedia({ media: 'screen' });
  return faults;
}

/** Useless on paper. Links to other pages are printed, because they tell what exists. */
const controls = 'form, form *, button, [role=combobox], [class][href^="#"]:not(p *, li *)';

/** Returns the controls that the open page shows on paper. */
export async function controlsOnPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const shown = page.locator('main').locator(controls).filter({ visible: true });
  const found = await shown.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 160)));
  await page.emulateMedia({ media: 'screen' });
  return found;
}

/** Returns what does not fit into the window, and what a drawing covers, at common widths. */
export async function faultsAtWidths(page: Page): Promise<Record<string, string[]>> {
  const table: Record<string, string[]> = {};
  // At 960 pixels the columns are at their narrowest.
  for (const width of [360, 768, 960, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await brokenWords(page.locator('h1, h2, h3'));
    const long = width === 1440 ? await longLines(page.locator('p:visible, li:not(:has(p)):visible')) : [];
    const faults = [
      ...(await overflow(page)),
      ...broken.map((word) => `"${word}" breaks in a heading`),
      ...long.map((text) => `a line is too long in "${text}"`),
      ...(await coveredWords(page)).map((text) => `a drawing covers "${text}"`),
    ];
    if (faults.length > 0) table[`${width} pixels`] = faults;
  }
  await page.setViewportSize(wide);
  return table;
}

/** Returns the faults of a page in its current state, by viewing mode. */
export function faultsOfState(page: Page): Promise<Record<string, string[]>> {
  return faultsIn(stateModes, page);
}

async function faultsIn(modes: Record<string, ViewingMode>, page: Page): Promise<Record<string, string[]>> {
  const table: Record<string, string[]> = {};
  for (const [mode, { apply, rules }] of Object.entries(modes)) {
    await apply(page);
    // The sticky header covers a part of what is behind it, wherever a state has scrolled to.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const faults = await audit(page, rules);
    if (mode !== 'print') faults.push(...(await overflow(page)));
    if (faults.length > 0) table[mode] = faults;
  }
  await page.setViewportSize(wide);
  return table;
}

/** What breaks on a phone with text at 200%: common words, the page's width, and the logo at the window's edge. */
export async function brokenByLargeText(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await setFontSize(devtools, 32);
  const texts = page.locator('main :is(h1, h2, h3, p, li, a, button, label, [role=rowheader])');
  const broken = (await brokenWords(texts)).filter(({ length }) => length <= 12);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
  const faults = [...(await overflow(page)), ...broken.map((word) => `"${word}" breaks`)];
  if ((logo?.y ?? 0) < 8) faults.push('the logo is at the edge of the window');
  // Playwright does not set it back for the next test.
  await setFontSize(devtools, 16);
  await devtools.detach();
  await page.setViewportSize(wide);
  return faults;
}

async function overflow(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [`the page is ${over} pixels wider than the window`] : [];
}

/** The beginning of each of these texts that has a line of more characters than the eye follows. */
function longLines(texts: Locator): Promise<string[]> {
  return texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines: number[] = [];
      let bottom = Number.NEGATIVE_INFINITY;
      while (words.nextNode()) {
        // Each word with the space after it, which is a sixth of the work that letters are.
        for (const { 0: word, index } of (words.currentNode as Text).data.matchAll(/\S+\s*|^\s+/g)) {
          range.setStart(words.currentNode, index);
          range.setEnd(words.currentNode, index + 1);
          const box = range.getBoundingClientRect();
          if (box.top >= bottom) {
            lines.push(0);
            bottom = box.bottom;
          }
          lines.push((lines.pop() ?? 0) + word.length);
        }
      }
      return lines.length > 1 && Math.max(...lines) > 84 ? [element.textContent.slice(0, 40)] : [];
    }),
  );
}

/**
 * The words that continue on the next line in these elements. Letters are set 2% wider than those of headings, because
 * the browsers' rendering differs by about as much.
 */
function brokenWords(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all: HTMLElement[]) =>
    all.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      element.style.letterSpacing = '0';
      while (texts.nextNode()) {
        const text = texts.currentNode;
        // Addresses may break anywhere.
        if (text.textContent?.includes('@')) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (element.checkVisibility() && range.getClientRects().length > 1) broken.push(word);
        }
      }
      element.style.letterSpacing = '';
      return broken;
    }),
  );
}
