import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cssModuleNames } from './css-names';

const css =
  '@layer area{.Card{color:red}@media (--wide){.Card{color:blue}}.Title{animation:Rise}@keyframes Rise{}}';

/** Creates an area with two files that have the same classes. */
function area() {
  const folder = mkdtempSync(join(tmpdir(), 'sharemore-css-names-'));
  mkdirSync(join(folder, 'src/pages'), { recursive: true });
  for (const file of ['src/card.module.css', 'src/pages/page.module.css'])
    writeFileSync(join(folder, file), css);
  return folder;
}

function namesIn(name: string, folder: string): string[] {
  const nameOf = cssModuleNames(name, folder);
  return ['src/card.module.css', 'src/pages/page.module.css'].flatMap((file) =>
    ['Card', 'Title', 'Rise'].map((each) => nameOf(each, join(folder, file), css)),
  );
}

it('gives the same name for the same file in another folder or with a query', () => {
  const folder = area();
  const copy = mkdtempSync(join(tmpdir(), 'sharemore-css-names-'));
  cpSync(folder, copy, { recursive: true });
  expect(namesIn('mf-news', copy)).toEqual(namesIn('mf-news', folder));
  const file = join(folder, 'src/card.module.css');
  const nameOf = cssModuleNames('mf-news', folder);
  expect(nameOf('Card', `${file}?used`, css)).toBe(nameOf('Card', file, css));
});

it('gives a short and distinct name for each class, file and area', () => {
  const folder = area();
  const names = [...namesIn('mf-news', folder), ...namesIn('mf-account', folder)];
  expect(new Set(names).size).toBe(12);
  for (const name of names) expect(name).toMatch(/^x[0-9a-z]{3}[0-9a-z]{1,2}[A-C]$/);
});

it('continues with AA after Z', () => {
  const folder = area();
  const many = Array.from({ length: 60 }, (_, index) => `.c${index}{}`).join('');
  const nameOf = cssModuleNames('mf-news', folder);
  const names = Array.from({ length: 60 }, (_, index) =>
    nameOf(`c${index}`, join(folder, 'src/card.module.css'), many).replace(/^[^A-Z]+/, ''),
  );
  expect([names[25], names[26], names[51], names[52]]).toEqual(['Z', 'AA', 'AZ', 'BA']);
  expect(new Set(names).size).toBe(60);
});

it('refuses a file outside the area, which two builds could number differently', () => {
  expect(() => cssModuleNames('mf-news', area())('Card', '/elsewhere/card.module.css', css)).toThrow(
    'No short name for .Card in /elsewhere/card.module.css',
  );
});
