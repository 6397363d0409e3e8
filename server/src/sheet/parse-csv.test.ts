import { expect, it } from 'vitest';
import { parseCsv } from './parse-csv';

it('reads plain, empty and quoted cells, and either end of a line', () => {
  const text = 'a,b\r\n"1,234","say ""hi"""\n"two\nlines",\n,\nc,d';
  const rows = [
    ['a', 'b'],
    ['1,234', 'say "hi"'],
    ['two\nlines', ''],
    ['', ''],
    ['c', 'd'],
  ];
  expect(parseCsv(text)).toEqual(rows);
  expect(parseCsv(`${text}\n`)).toEqual(rows);
  expect(parseCsv('')).toEqual([]);
});
