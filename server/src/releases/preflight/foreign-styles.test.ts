import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { classPrefix } from '@sharemore/platform/own-styles';
import { expect, it } from 'vitest';
import { ada, build, releases } from '../../testing/releases';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Publishes a build that names a style. */
function publishStyled(css: string, { file = 'page.css', area = 'news' } = {}) {
  const integrity = { 'server/area.js': hash('code'), [`client/${file}`]: hash(css) };
  const dir = build(area, 'b1', { base: { modules: [], styles: [file] }, integrity }, 'code');
  writeFileSync(join(dir, 'client', file), css);
  return releases.publish(ada, dir);
}

it.each([
  ['body { display: none }', '"body" would style other areas\' pages too'],
  ['@layer area { * { all: unset } }', '"*" would style other areas\' pages too'],
  [':root { --color-ink: red }', '":root" would style other areas\' pages too'],
  ['.card { color: red }', '".card" would style other areas\' pages too'],
  ['@font-face { font-family: Figtree }', '"@font-face" would change other areas\' pages too'],
  ['@import "/r/other/b1/a.css";', '"@import "/r/other/b1/a.css"" would change other areas\' pages too'],
  ['.x1A { color: red', 'it cannot be read: <css input>:1:1: Unclosed block'],
])('refuses an area’s style %s, not the shell’s', async (css, reason) => {
  await expect(publishStyled(css)).rejects.toThrow(`news b1: client/page.css: ${reason}`);
  await expect(publishStyled(css, { file: 'page.CSS' })).rejects.toThrow('news b1: client/page.CSS: ');
  await publishStyled(css, { area: 'shell' });
});

it('refuses more styles than the server can read without a pause', () =>
  expect(publishStyled(' '.repeat(600_000))).rejects.toThrow('news b1 has more than 524288 bytes of styles'));

it('takes styles of the area’s own classes', () =>
  publishStyled(`@layer area { .${classPrefix('news')}1A { p { color: red } } }`));
