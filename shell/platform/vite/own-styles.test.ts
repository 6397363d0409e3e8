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
  const area = { name: 'mf-news', pages: {}, platform: '^2.0.0' };
  const config = areaServerConfig(folder, area, { build: 'b1', outDir: join(folder, 'dist') });
  return (await preprocessCSS(css, file, await resolveConfig(config, 'build'))).code;
}

it.each([
  [':global(body){display:none}', 'body'],
  ['@layer area{@media (--wide){.Card,main > h1{color:red}}}', 'main > h1'],
  [':global(.Card){color:red}', '.Card'],
])('refuses %s, which would style the pages of other areas', async (css, selector) => {
  await expect(compile(`\n${css}`)).rejects.toThrow(
    new RegExp(`card\\.module\\.css:2:\\d+: "${selector}" would style other areas' pages too`),
  );
});

it('accepts what stands inside a class, keyframes and fonts', async () => {
  const inside =
    '.Card{svg{color:red}&:hover{color:red}@media (--wide){p{color:red}}}body:has(.Card){color:red}';
  const css = `@layer area{${inside}@keyframes Rise{from{top:0}50%{top:1%}}@font-face{font-family:x}}`;
  expect(await compile(css)).toContain('svg');
});
