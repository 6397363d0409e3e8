import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.|^video\//.test(path),
);

it('takes every amount, percentage and multiple from the figures of the platform', () => {
  const strays = sources.flatMap((path) => {
    const code = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replace(/(x|x2|y2|height)="\d+%"/g, '');
    const found = code.match(/£\d[\d,.]*|\b\d+(\.\d+)?%|\b\dX\b|\b\d+ million\b/g) ?? [];
    return found.map((text) => `${path}: ${text}`);
  });
  expect(sources.length).toBeGreaterThan(10);
  expect(strays).toEqual([]);
});

it('has no title of digits only, which would come first in a list that’s written by its titles', () => {
  const numbered = sources.filter((path) =>
    /^\s*['"`]?\d+['"`]?:/m.test(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')),
  );
  expect(numbered).toEqual([]);
});
