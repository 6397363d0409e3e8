import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type AreaManifest, matches } from '@sharemore/platform/contract';
import type { BrowserContext } from 'playwright-core';
import { lookAtPage } from './look-at-page';
import { ask, refuse, release } from './release';

const WIDTHS = [360, 1440];
/** Milliseconds until a page's whole HTML, where the area's budget says nothing. */
const HTML_LIMIT_MS = 2000;
const screenshots = resolve('node_modules/.cache/check');

const text = { type: 'string' } as const;

/**
 * `sharemore check AREA … [--to URL]`: publishes the builds, opens each of their pages through a preview link in a
 * real browser, and prints what visitors would meet.
 * @returns the exit code: 1 if a page has faults
 */
export async function check(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: { to: text }, allowPositionals: true });
  const { faults, link } = await tryPages(positionals, values.to);
  process.stdout.write(`${faults > 0 ? `refused: ${faults} faults` : `nothing found: ${link}`}\n`);
  return faults > 0 ? 1 : 0;
}

/** `release promote … --check`: promotes the builds whose pages were looked at, if none has faults. @returns the exit code */
export async function promoteChecked(args: string[]): Promise<number> {
  const words = args.filter((word) => word !== '--check');
  const options = { to: text, percent: text, message: text };
  const { values, positionals } = parseArgs({ args: words, options, allowPositionals: true, strict: false });
  const [, ...areas] = positionals;
  const { faults, manifests } = await tryPages(areas, values.to as string | undefined);
  if (faults > 0) return refuse(args, `${faults} faults in its pages`, 'nothing was promoted');
  const checked = new Map(manifests.map(({ area, build }, index) => [areas[index], `${area}@${build}`]));
  return release(words.map((word) => checked.get(word) ?? word));
}

async function tryPages(areas: string[], to?: string) {
  const missing = areas.find((area) => !existsSync(join(area, 'area.config.ts')));
  if (missing) throw new Error(`Only the build of an area’s folder is checked: ${missing} is none`);
  const preview = ['preview', ...areas, ...(to ? ['--to', to] : [])];
  const { link, problems } = await ask<{ link: string; problems: string[] }>(preview);
  const manifests = areas.map(manifestIn);
  let faults = 0;
  const report = (where: string, found: string[]) => {
    faults += found.length;
    const lines = [`${found.length > 0 ? '✗' : '✓'} ${where}`, ...found.map((fault) => `  ${fault}`)];
    process.stderr.write(`${lines.join('\n')}\n`);
  };
  report('the site’s own preflight', problems);
  rmSync(screenshots, { recursive: true, force: true });
  mkdirSync(screenshots, { recursive: true });

  const { axe, browser } = await openBrowser();
  await using _open = browser;
  const links = new Map<string, string>();
  for (const width of WIDTHS) {
    await using context = await browser.newContext({ viewport: { width, height: 800 } });
    const { origin } = new URL((await context.request.get(link)).url());
    for (const [path, html] of await pagesToOpen(context, origin, manifests)) {
      const screenshot = join(screenshots, `${width}${path.replaceAll('/', '-')}.png`);
      const look = await lookAtPage(context, origin + path, { html, axe, screenshot });
      const place = look.faults.length > 0 ? ` (${relative('', screenshot)})` : '';
      report(`${path} at ${width} px${place}`, look.faults);
      for (const link of look.links) links.set(link, links.get(link) ?? path);
    }
    if (width === WIDTHS.at(-1)) report('links', await deadLinks(context, links));
  }
  return { faults, link, manifests };
}

const manifestIn = (folder: string): AreaManifest =>
  JSON.parse(readFileSync(join(folder, 'dist/area.json'), 'utf8'));

/** Each page of the areas, one for each pattern of paths, and home for an area with slots; with its time limit. */
async function pagesToOpen(context: BrowserContext, origin: string, areas: AreaManifest[]) {
  const sitemap = await (await context.request.get(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url = origin]) => new URL(url).pathname);
  const hasSlots = areas.some(({ slots }) => Object.keys(slots).length > 0);
  const pages = new Map(hasSlots ? [['/', HTML_LIMIT_MS]] : []);
  for (const { area, pages: patterns, budget } of areas) {
    // The shell is part of all pages: one of each kind will do.
    const firstWords = new Map(listed.map((path) => [path.split('/')[1], path]));
    const own = Object.keys(patterns).map((pattern) =>
      pattern.includes(':') ? listed.find((path) => !patterns[path] && matches(pattern, path)) : pattern,
    );
    for (const path of area === 'shell' ? firstWords.values() : own)
      if (path) pages.set(path, budget?.html ?? HTML_LIMIT_MS);
  }
  return pages;
}

/** Follows each link once. */
async function deadLinks(context: BrowserContext, links: Map<string, string>): Promise<string[]> {
  const faults: string[] = [];
  for (const [link, from] of links) {
    const status = (await context.request.get(link)).status();
    if (status >= 400) faults.push(`${from} links to ${new URL(link).pathname}, which answers ${status}`);
  }
  return faults;
}

/** Opens the browser that `CHROME_PATH` names, an installed one, or Playwright's own. @throws with what to install */
async function openBrowser() {
  try {
    const { chromium } = await import('playwright-core');
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
    const executablePath = process.env.CHROME_PATH || installed;
    return { axe, browser: await chromium.launch({ executablePath }) };
  } catch (error) {
    throw new Error(
      `check opens pages in a browser: npm install --save-dev playwright-core axe-core, and npx playwright-core install chromium (or set CHROME_PATH)\n${error}`,
    );
  }
}
