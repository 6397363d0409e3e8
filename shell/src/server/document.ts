import { hash } from 'node:crypto';
import { brandColours } from '@sharemore/platform/brand';
import { builtFileUrl, type RenderHost } from '@sharemore/platform/contract';
import type { Boot } from '../boot';

/** Fixes the order of the layers, whatever the order of the style files. */
const LAYERS = '@layer reset, tokens, base, ui, area, medium;';

/**
 * Builds the whole document of a rendered page, and the hashes for its content security policy. Its `styles`, by address and
 * in order, are inline: a disabled link tells `bringStyle` so, and browsers never fetch it. Font preloads are in the body,
 * because in the head they make Chromium delay the first paint by up to 100 ms.
 */
export function buildDocument(
  { manifests: { shell }, styles: texts }: RenderHost,
  { head, body }: { head: string; body: string },
  styles: string[],
  boot: Boot,
) {
  // In a drawing inside a style, `</style` would end the element; in CSS, `\/` is a slash too.
  const style = [LAYERS, ...styles.map((href) => texts[href])].join('\n').replace(/<(?=\/style)/gi, '<\\');
  // Escaped, so that no text in it can end the script element.
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c');
  const fonts = shell.fonts.map((file) => builtFileUrl(shell, file));
  const integrity = shell.integrity['client/start.js'] ?? '';
  const html = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<style>${style}</style>
${styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('')}
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" content="${brandColours.light.page}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${brandColours.dark.page}" media="(prefers-color-scheme: dark)">
<meta property="og:site_name" content="ShareMore">
</head>
<body>
${fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('')}
<div id="app">${body}</div>
<script type="application/json" id="boot">${data}</script>
<script src="${builtFileUrl(shell, 'start.js')}" integrity="${integrity}" defer></script>
</body>
</html>
`;
  return {
    html,
    csp: { scripts: [`'${integrity}'`], styles: [`'sha256-${hash('sha256', style, 'base64')}'`] },
  };
}
