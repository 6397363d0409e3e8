import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { mark } from '@sharemore/platform/brand';
import { type Font, create as openFont } from 'fontkit';
import { platformFile } from '../../../shell/build/vite/folders';

export interface ShareImage {
  /** A few words above the title: the part of the site or the kind of page. */
  kicker: string;
  title: string;
  /** The text of an `<svg>`, with colours as attributes. */
  art: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** The art is in the right part of the image, the text in the left. */
const ART = { x: 668, y: 115, width: 480, height: 400 };
const SIZES = [78, 70, 62, 54, 46];
const MOST_LINES = 5;

const display = fontOf('bricolage-grotesque');
const text = fontOf('figtree');

/** Draws a PNG of 1200 by 630 pixels. Text becomes outlines, so that it does not depend on the machine's fonts. */
export function drawShareImage(image: ShareImage): Uint8Array {
  return new Resvg(svgOf(image)).render().asPng();
}

/** The image as an SVG: the input of its PNG. @throws if the title is too long, or a colour no token */
export function svgOf({ kicker, title, art }: ShareImage): string {
  const { size, lines } = fitTitle(title, ART.x - 2 * MARGIN + 32);
  const step = size * 1.08;
  // Centres kicker and title vertically in the space below the brand.
  const top = 130 + (HEIGHT - 160 - 52 - lines.length * step) / 2;
  const first = top + 52 + size * 0.8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--color-soft)"/>
<rect y="${HEIGHT - 14}" width="${WIDTH}" height="14" fill="var(--color-accent)"/>
${place(art)}
<g transform="translate(${MARGIN} 56) scale(1.5)">${MARK}</g>
${outline(display, 'ShareMore', MARGIN + 62, 92, 38)}
${outline(text, kicker, MARGIN, top + 26, 30, 'var(--color-ink-soft)')}
${lines.map((line, index) => outline(display, line, MARGIN, first + index * step, size)).join('\n')}
</svg>`;
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => lightColour(name));
}

const tokens = readFileSync(platformFile('tokens.css'), 'utf8');

/** The light scheme's value, which comes first. @throws if there is no such token */
function lightColour(name: string): string {
  const [, value] = new RegExp(`${name}: (#\\w+);`).exec(tokens) ?? [];
  if (!value) throw new Error(`A share image uses ${name}, which is not a colour in tokens.css`);
  return value;
}

const MARK = mark.map(({ path, token }) => `<path fill="var(${token})" d="${path}"/>`).join('\n');

function place(markup: string): string {
  const { x, y, width, height } = ART;
  // Without a drawing's own colours, which are those of both schemes.
  const bare = markup.replace(/\n {2}<style>.*?<\/style>/s, '');
  return bare.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
}

/** Finds the largest size at which the title fits. */
function fitTitle(title: string, width: number): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrap(title, (line) => widthOf(display, line, size) <= width);
    if (lines.length * size <= MOST_LINES * (SIZES.at(-1) ?? 0) * 1.4) return { size, lines };
  }
  throw new Error(`This title is too long for a share image: ${title}`);
}

function wrap(title: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function widthOf(font: Font, line: string, size: number): number {
  return (font.layout(line).advanceWidth * size) / font.unitsPerEm;
}

function outline(
  font: Font,
  line: string,
  x: number,
  y: number,
  size: number,
  fill = 'var(--color-ink)',
): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line);
  let at = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
    at += positions[index]?.xAdvance ?? 0;
    return path;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

function fontOf(name: string): Font {
  return openFont(readFileSync(platformFile(`fonts/${name}-latin.woff2`))) as Font;
}
