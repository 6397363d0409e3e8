import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { mark } from '@sharemore/platform/brand';
import escapeText from 'escape-html';
import { font, text, wordsOf } from '../../../server/src/site/share-image';
import { platformFile } from '../../../shell/build/vite/folders';

export interface ShareImage {
  title: string;
  description: string;
  /** The text of an `<svg>`, with colours as attributes. */
  art: string;
}

/** Draws a PNG of 1200 by 630 pixels. */
export const drawShareImage = (image: ShareImage): Uint8Array =>
  new Resvg(svgOf(image), { font }).render().asPng();

/** The image as an SVG: the input of its PNG. @throws if a colour is no token */
export function svgOf({ title, description, art }: ShareImage): string {
  const words = title && wordsOf(escapeText(title), escapeText(description)).join('');
  // Without a drawing's own colours, which are those of both schemes.
  const bare = art.replace(/\n {2}<style>.*?<\/style>/s, '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" fill="var(--color-ink)"><title>ShareMore</title>
<rect width="1200" height="630" fill="var(--color-soft)"/>
<rect y="616" width="1200" height="14" fill="var(--color-accent)"/>
${bare.replace('<svg ', '<svg x="668" y="115" width="480" height="400" fill="#000" ')}
<g transform="translate(72 56) scale(1.5)">${MARK}</g>
<g transform="translate(62)">${text('ShareMore', 'Bricolage Grotesque', 38, 92)}</g>
${words}</svg>`;
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
