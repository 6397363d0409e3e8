import type { BrowserContext, Page } from 'playwright-core';

const SETTLE_MS = 10_000;
/** What makes a page hard or impossible to use for some visitors. */
const SERIOUS = ['serious', 'critical'];

/**
 * Opens a page as a visitor does, to its end, and looks for faults.
 * @param limits `html` is the time in milliseconds within which the whole HTML must have arrived
 * @param axe the source of axe-core
 * @param screenshot where a picture of a page with faults is written
 * @returns what is wrong with the page, and the addresses of this site that its links lead to
 */
export async function lookAtPage(
  context: BrowserContext,
  url: string,
  { html, axe, screenshot }: { html: number; axe: string; screenshot: string },
) {
  await using page = await context.newPage();
  const faults = new Set<string>();
  page.on('pageerror', (error) => faults.add(`throws: ${firstLine(error.message)}`));
  page.on('console', (message) => {
    if (message.type() === 'error')
      faults.add(`writes an error to the console: ${firstLine(message.text())}`);
  });
  const response = await page.goto(url, { timeout: 30_000 });
  if (!response?.ok()) faults.add(`answers ${response?.status()}`);
  await response?.finished();
  const took = response?.request().timing().responseEnd ?? 0;
  if (took > html) faults.add(`takes ${Math.round(took)} ms until its HTML is whole; ${html} is the limit`);
  await page
    .locator('html:is([data-hydrated], [data-script="failed"])')
    .waitFor({ timeout: SETTLE_MS })
    .catch(() => faults.add(`does not hydrate within ${SETTLE_MS / 1000} s`));
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded({ timeout: SETTLE_MS }).catch(() => {});
  await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => {});
  for (const fault of await layoutFaults(page)) faults.add(fault);
  for (const fault of await axeFaults(page, axe)) faults.add(fault);
  const links = await page.locator('main a[href]').evaluateAll((all) => {
    const own = (all as HTMLAnchorElement[]).filter(({ origin }) => origin === location.origin);
    return own.map(({ origin, pathname, search }) => origin + pathname + search);
  });
  if (faults.size > 0) await page.screenshot({ path: screenshot, fullPage: true });
  return { faults: [...faults], links };
}

const firstLine = (text: string) => text.split('\n')[0];

/** Looks whether the parts of the page can be seen and reached, and whether it fits the window's width. */
function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const width = document.documentElement.scrollWidth;
    if (width > innerWidth) faults.push(`scrolls sideways: it is ${width} px wide`);
    // A header inside the page's own content is not the site's.
    for (const name of ['body header:not(main *)', 'main', 'body footer:not(main *)']) {
      const part = document.querySelector(name);
      const word = name.match(/header|main|footer/)?.[0];
      const seen = [...(part?.querySelectorAll('a, h1') ?? [])].find((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      if (!part || !seen) {
        faults.push(`shows no ${word}`);
        continue;
      }
      seen.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = seen.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit && (part.contains(hit) || hit.contains(seen))) continue;
      const cover = hit ? `<${hit.localName} class="${hit.className}">` : 'the edge of the window';
      faults.push(`has its ${word} covered by ${cover}`);
    }
    return faults;
  });
}

/** The serious violations that axe-core finds, each with its first element. */
async function axeFaults(page: Page, axe: string): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ impact, help, nodes }) => ({ impact, help, html: nodes[0]?.html ?? '' }));
  });
  return found
    .filter(({ impact }) => SERIOUS.includes(impact ?? ''))
    .map(({ help, html }) => `is hard to use: ${help}: ${html.slice(0, 120)}`);
}
