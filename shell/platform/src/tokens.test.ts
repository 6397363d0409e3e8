import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandColours } from './brand';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Palette = Record<string, string>;

/** The colours that are set by the block that starts with `start`, by name. */
function coloursAfter(start: string): Palette {
  const from = css.indexOf(start);
  if (from < 0) throw new Error(`tokens.css has no block that starts with ${start}`);
  const block = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

const light = coloursAfter(':root {\n    color-scheme');
const dark = { ...light, ...coloursAfter(':root {\n      --color-page') };
const deep = coloursAfter("[data-tone='deep'] {");
const palettes: Record<string, Palette> = {
  light,
  dark,
  'light with the deep tone': { ...light, ...deep, page: light.deep ?? '' },
  'dark with the deep tone': { ...dark, ...deep, page: dark.deep ?? '' },
};

/** WCAG 2.2's relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

const backgrounds = ['page', 'surface', 'soft'];
/** Tinted panels, whose controls have the page's focus ring. */
const tints = ['accent', 'leaf', 'success', 'danger', 'warning', 'info'].map((name) => `${name}-soft`);
/** A foreground, its backgrounds, and the contrast that WCAG requires (7 for text at AAA, 3 for edges and marks). */
const pairs: [string, string[], number][] = [
  ['ink', backgrounds, 7],
  ['ink-soft', backgrounds, 7],
  ['link', backgrounds, 7],
  ['link-hover', backgrounds, 7],
  ['on-accent', ['accent', 'accent-hover'], 7],
  ['line-strong', backgrounds, 3],
  ['focus', [...backgrounds, ...tints], 3],
  ...['success', 'danger', 'warning', 'info'].map((name): [string, string[], number] => [
    name,
    [`${name}-soft`],
    7,
  ]),
];

describe.each(Object.entries(palettes))('in %s', (_name, palette) => {
  it.each(pairs)('%s has enough contrast on %s', (foreground, on, minimum) => {
    for (const background of on) {
      const ratio = contrast(palette[foreground] ?? '', palette[background] ?? '');
      expect(ratio, background).toBeGreaterThanOrEqual(minimum);
    }
  });
});

it.each([
  ['light', light],
  ['dark', dark],
] as const)('repeats the %s colours of the brand as they are', (scheme, palette) => {
  expect(palette).toMatchObject(brandColours[scheme]);
});

it('keeps every font file under 50 KB', () => {
  const folder = join(import.meta.dirname, 'fonts');
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  for (const font of fonts) expect(statSync(join(folder, font)).size, font).toBeLessThan(50_000);
});
