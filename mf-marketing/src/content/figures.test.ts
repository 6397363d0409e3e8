import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figures } from './figures';

const today = new Date().toISOString().slice(0, 10);

describe('the figures that visitors read', () => {
  it.each(Object.entries(figures))(
    '%s names its claim and source, and its review is not overdue',
    (_, figure) => {
      expect(figure.claim).toMatch(/\.$/);
      expect(figure.source).not.toBe('');
      expect(figure.reviewBy).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(figure.reviewBy >= today, `review of ${figure.text} was due on ${figure.reviewBy}`).toBe(true);
    },
  );

  it('are written in this one file: no other source file holds an amount, a percentage or a multiple', () => {
    const sources = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.|content\/figures\.ts$|^video\//.test(path),
    );
    const strays = sources.flatMap((path) => {
      const code = readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
      const found = withoutComments(code).match(/£\d[\d,.]*|\b\d+(\.\d+)?%|\b\dX\b|\b\d+ million\b/g) ?? [];
      return found.map((text) => `${path}: ${text}`);
    });
    expect(sources.length).toBeGreaterThan(10);
    expect(strays).toEqual([]);
  });
});

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
