import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { areaServerConfig } from './index';

/** Compiles `css` as a CSS Module of an area's build. */
async function compile(css: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sharemore-own-styles-'));
  const file = join(folder, 'card.module.css');
  writeFileSync(file, css);
  const area = { name: 'mf-news', title: 'News', pages: {}, platform: '^2.0.0' };
  const config = areaServerConfig(folder, area, join(folder, 'dist'));
  return (await preprocessCSS(css, file, await resolveConfig(config, 'build'))).code;
}

it.each([
  [':global(body){display:none}', 'body'],
  ['@layer area{@media (--wide){.Card,main > h1{color:red}}}', 'main > h1'],
  [':global(.Card){color:red}', '.Card'],
  [':global(.x1abcA){color:red}', '.x1abcA'],
  ['body:not(.Card){color:red}', 'body:not\\(.x\\w+\\)'],
  ['body:not(:has(.Card)){color:red}', 'body:not\\(:has\\(.x\\w+\\)\\)'],
  [':is(.Card, h2){color:red}', ':is\\(.x\\w+, h2\\)'],
  [':root:has(.Card){color:red}', ':root:has\\(.x\\w+\\)'],
  ['html .Card{color:red}', 'html .x\\w+'],
  ['.Card{p{color:red}body:has(&){color:red}}', 'body:has\\(&\\)'],
  ['.Card{@media print{:not(&){color:red}}}', ':not\\(&\\)'],
])('refuses %s, which would style the pages of other areas', async (css, selector) => {
  await expect(compile(`\n${css}`)).rejects.toThrow(
    new RegExp(`card\\.module\\.css:2:\\d+: "${selector}" would style other areas' pages too`),
  );
});

it.each([
  ['@font-face{font-family:Figtree;src:url(/r/mf-news/b1/f.woff2)}', '@font-face'],
  ['@keyframes :global(Rise){from{top:0}}', '@keyframes Rise'],
  ['@property --color-ink{syntax:"*";inherits:false}', '@property --color-ink'],
  ['@page{margin:0}', '@page'],
])('refuses %s, which would change the pages of other areas', async (css, definition) => {
  await expect(compile(css)).rejects.toThrow(
    `"${definition}" would change other areas' pages too: give it a name with mf-news in it`,
  );
});

it('accepts what stands inside a class, conditions, and definitions with a name of the area', async () => {
  const inside =
    '.Card{svg{color:red}&:hover{color:red}@media (--wide){p{color:red}}&:is(html:not([data-x]) *) > p{color:red}}.Card:has(p, h1),.Note ~ p:not(.Note:first-child){color:red}';
  const named = '@font-face{font-family:mf-news text}@property --mf-news-angle{syntax:"*";inherits:false}';
  const css = `@layer area{${inside}@supports (top:0){@keyframes Rise{from{top:0}50%{top:1%}}${named}}}`;
  expect(await compile(css)).toContain('svg');
});
