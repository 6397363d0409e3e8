import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import { brandColours } from '@sharemore/platform/brand';
import type { PreparedBody } from '../http/prepared-body';

// A build copies these files beside itself.
const fileOf = (name: string) => join(import.meta.dirname, name);
const font = {
  loadSystemFonts: false,
  fontFiles: ['share-image-title.ttf', 'share-image-text.ttf'].map(fileOf),
};
/** The brand, and Maya on the right. */
const background = readFileSync(fileOf('share-image.png'), 'base64');

/** The words' place, in pixels of 1200 by 630. */
const WORDS = { left: 72, middle: 350, width: 560 };
const LINE_HEIGHT = 1.2;

const drawn = new WeakMap<PreparedBody, Promise<Buffer | null>>();

/** What the typefaces do not have: letters that are not Latin. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** The share image of a page as a PNG, drawn once as long as the page is kept; null if its title cannot be drawn. */
export function shareImageOf(page: PreparedBody): Promise<Buffer | null> {
  const image = drawn.get(page) ?? drawShareImage(page.identity.toString());
  drawn.set(page, image);
  return image;
}

/** A page's title and description, which its head has as markup, beside Maya: a PNG of 1200 by 630 pixels. */
async function drawShareImage(html: string): Promise<Buffer | null> {
  const name = metaOf(html, 'og:image:alt');
  if (FOREIGN.test(name)) return null;
  const sizes = [70, 58, 46].map((size) => layOut(name, 'Bricolage Grotesque', size));
  const title = sizes.find(({ lines }) => lines.length <= 3) ?? sizes.slice(-1);
  const parts = [title, layOut(metaOf(html, 'og:description'), 'Figtree', 29)].flat();
  const height = parts.reduce((sum, { lines, size }) => sum + lines.length * size * LINE_HEIGHT, 0);
  let y = WORDS.middle - height / 2;
  const words = parts.map(({ lines, family, size }) => {
    const texts = lines.map((line) => {
      y += size * LINE_HEIGHT;
      return text(line, family, size, y);
    });
    y += 28;
    return texts.join('');
  });
  const image = await renderAsync(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" fill="${brandColours.light.ink}">
<image width="1200" height="630" href="data:image/png;base64,${background}"/>${words.join('')}</svg>`,
    { font },
  );
  return image.asPng();
}

const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';

const text = (line: string, family: string, size: number, y: number) =>
  `<text x="${WORDS.left}" y="${y}" font-family="${family}" font-size="${size}">${line}</text>`;

/** Breaks a text into lines that fit. */
function layOut(words: string, family: string, size: number) {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && widthOf(text(longer, family, size, 0)) <= WORDS.width)
      lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return { lines, family, size };
}

const widthOf = (markup: string) =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, { font }).getBBox()?.width ?? 0;
