import { hash } from 'node:crypto';
import { brandColours } from '@sharemore/platform/brand';
import type { Boot } from '../boot';

/** Fixes the order of the layers, whatever the order of the style files. */
const LAYERS = '@layer reset, tokens, base, ui, area, medium;';

interface DocumentParts {
  /** The elements that React hoists: title, meta, links. */
  head: string;
  body: string;
  /** Styles to inline, in order, with the addresses under which the browser would load them. */
  styles: { href: string; text: string }[];
  fonts: string[];
  start: { src: string; integrity: string };
  boot: Boot;
}

/**
 * Builds the whole document, and the hashes for its content security policy. A disabled link tells `bringStyle` that the
 * style is inline already; browsers never fetch it. Font preloads are in the body, because in the head they make Chromium
 * delay the first paint by up to 100 ms.
 */
export function buildDocument(parts: DocumentParts) {
  // In a drawing inside a style, `</style` would end the element; in CSS, `\/` is a slash too.
  const style = [LAYERS, ...parts.styles.map(({ text }) => text)].join('\n').replace(/<(?=\/style)/gi, '<\\');
  // Escaped, so that no text in it can end the script element.
  const boot = JSON.stringify(parts.boot).replaceAll('<', '\\u003c');
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${parts.head}
<style>${style}</style>
${parts.styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`).join('')}
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" content="${brandColours.light.page}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${brandColours.dark.page}" media="(prefers-color-scheme: dark)">
<meta property="og:site_name" content="ShareMore">
</head>
<body>
${parts.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('')}
<div id="app">${parts.body}</div>
<script type="application/json" id="boot">${boot}</script>
<script src="${parts.start.src}" integrity="${parts.start.integrity}" defer></script>
</body>
</html>
`;
  return {
    html,
    csp: { scripts: [`'${parts.start.integrity}'`], styles: [`'sha256-${hash('sha256', style, 'base64')}'`] },
  };
}
