import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the figures that visitors read', () => {
  it('come from the platform’s file: no source file here holds an amount, a percentage or a multiple', () => {
    const sources = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|^video\//.test(path),
    );
    const strays = sources.flatMap((path) => {
      const code = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
      const found =
        withoutComments(code)
          .replace(/(y2|height)="100%"/g, '')
          .match(/£\d[\d,.]*|\b\d+(\.\d+)?%|\b\dX\b|\b\d+ million\b/g) ?? [];
      return found.map((text) => `${path}: ${text}`);
    });
    expect(sources.length).toBeGreaterThan(10);
    expect(strays).toEqual([]);
  });
});

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
