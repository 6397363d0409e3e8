import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import type { PreparedBody } from '../http/prepared-body';

// A build copies these files beside itself.
const fileOf = (name: string) => join(import.meta.dirname, name);
export const font = {
  loadSystemFonts: false,
  fontFiles: ['share-image-title.ttf', 'share-image-text.ttf'].map(fileOf),
};
/** The brand, and Maya on the right. */
const background = readFileSync(fileOf('share-image.svg'), 'utf8');

/** The words' place, in pixels of 1200 by 630. */
const WORDS = { left: 72, middle: 350, width: 560 };
const LINE_HEIGHT = 1.2;

/** What the typefaces do not have: letters that are not Latin. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

const drawn = new WeakMap<PreparedBody, Promise<Buffer | null>>();

/** The share image of a page as a PNG, drawn once as long as the page is kept; null if its title cannot be drawn. */
export function shareImageOf(page: PreparedBody): Promise<Buffer | null> {
  const image = drawn.get(page) ?? draw(page.identity.toString());
  drawn.set(page, image);
  image.catch(() => drawn.delete(page));
  return image;
}

async function draw(html: string): Promise<Buffer | null> {
  const title = metaOf(html, 'og:image:alt');
  if (FOREIGN.test(title)) return null;
  const words = wordsOf(title, metaOf(html, 'og:description'));
  const markup = background.replace(/<\/svg>$/, () => `${words.join('')}</svg>`);
  return (await renderAsync(markup, { font })).asPng();
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

export const text = (line: string, family: string, size: number, y: number) =>
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
