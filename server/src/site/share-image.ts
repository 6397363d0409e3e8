import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import { mark } from '@sharemore/platform/brand';
import type { PreparedBody } from '../http/prepared-body';

// A build copies these files beside itself.
const fileOf = (name: string) => join(import.meta.dirname, name);
const font = {
  loadSystemFonts: false,
  fontFiles: ['share-image-title.ttf', 'share-image-text.ttf'].map(fileOf),
};
/** For pages without a drawing: Maya before the place where she works. */
const general = readFileSync(fileOf('share-image.svg'), 'utf8');

/** The words' place, in pixels of 1200 by 630. */
const WORDS = { left: 72, middle: 350, width: 560 };
const LINE_HEIGHT = 1.2;

/** What the typefaces do not have: letters that are not Latin. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

const drawn = new WeakMap<PreparedBody, Promise<Buffer | null>>();

/**
 * The share image of a page as a PNG: its title, its description and its own drawing, in its colours. Drawn once as long as
 * the page is kept; null if the title cannot be drawn. `fileAt` finds a file of the site on the disk.
 */
export function shareImageOf(
  page: PreparedBody,
  fileAt: (address: string) => string,
): Promise<Buffer | null> {
  const image = drawn.get(page) ?? draw(page.identity.toString(), fileAt);
  drawn.set(page, image);
  image.catch(() => drawn.delete(page));
  return image;
}

async function draw(html: string, fileAt: (address: string) => string): Promise<Buffer | null> {
  const title = metaOf(html, 'og:image:alt');
  if (FOREIGN.test(title)) return null;
  const art = await drawingOf(html, fileAt).catch(() => general);
  const leaves = mark.map(({ path, token }) => `<path fill="var(${token})" d="${path}"/>`);
  const markup = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" fill="var(--color-ink)">',
    '<rect width="1200" height="630" fill="var(--color-soft)"/>',
    '<rect y="616" width="1200" height="14" fill="var(--color-accent)"/>',
    art.replace('<svg ', '<svg x="668" y="115" width="480" height="400" fill="#000" '),
    `<g transform="translate(72 56) scale(1.5)">${leaves.join('')}</g>`,
    `<g transform="translate(62)">${text('ShareMore', 'Bricolage Grotesque', 38, 92)}</g>`,
    ...wordsOf(title, metaOf(html, 'og:description')),
    '</svg>',
  ].join('');
  // Of a token's values, the light scheme's comes first.
  const coloured = markup.replace(
    /var\((--[\w-]+)\)/g,
    (_, token: string) => new RegExp(`${token}:\\s*(#\\w+)`).exec(html)?.[1] ?? 'none',
  );
  return (await renderAsync(coloured, { font })).asPng();
}

/** The page's first drawing, with the files of which it uses parts. */
async function drawingOf(html: string, fileAt: (address: string) => string): Promise<string> {
  const drawing = firstDrawing(html);
  const used = new Set(Array.from(drawing.matchAll(/href="([^"#]+)#/g), ([, address = '']) => address));
  const files = await Promise.all([...used].map((address) => readFile(fileAt(address), 'utf8')));
  const parts = files.map((file) => file.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, ''));
  return drawing.replace('>', `><defs>${parts.join('')}</defs>`).replace(/href="[^"#]+#/g, 'href="#');
}

/** @returns the markup of the platform's first `Drawing`, which may hold others; of the general one if there is none */
function firstDrawing(html: string): string {
  const from = html.indexOf('<svg viewBox="0 0 480 400"');
  let depth = 0;
  for (const { 1: slash, index } of html.slice(Math.max(from, 0)).matchAll(/<(\/?)svg\b/g)) {
    depth += slash ? -1 : 1;
    if (depth === 0 && from >= 0) return `${html.slice(from, from + index)}</svg>`;
  }
  return general;
}

/** A page's title and description, both as markup: a `<text>` for each line. */
export function wordsOf(title: string, description: string): string[] {
  const sizes = [70, 58, 46].map((size) => layOut(title, 'Bricolage Grotesque', size));
  const largest = sizes.find(({ isShort }) => isShort) ?? sizes.slice(-1);
  const parts = [largest, layOut(description, 'Figtree', 29)].flat();
  const height = parts.reduce((sum, { lines, size }) => sum + lines.length * size * LINE_HEIGHT, 0);
  let y = WORDS.middle - height / 2;
  return parts.flatMap(({ lines, family, size }) => {
    const texts = lines.map((line) => {
      y += size * LINE_HEIGHT;
      return text(line, family, size, y);
    });
    y += 28;
    return texts;
  });
}

const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';

const text = (line: string, family: string, size: number, y: number) =>
  `<text x="${WORDS.left}" y="${y}" font-family="${family}" font-size="${size}">${line}</text>`;

/** Breaks a text into lines that fit, unless a word alone does not. */
function layOut(words: string, family: string, size: number) {
  const fits = (line: string) => widthOf(text(line, family, size, 0)) <= WORDS.width;
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return { lines, family, size, isShort: lines.length <= 3 && lines.every(fits) };
}

const widthOf = (markup: string) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, { font }).getBBox()?.width ?? 0;
