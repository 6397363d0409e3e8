import { expect, it } from 'vitest';
import { parseCsv } from './parse-csv';

it.each([
  [
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"1,234","say ""hi""","two\nlines"\n', [['1,234', 'say "hi"', 'two\nlines']]],
  [
    ',,\na,,b\n',
    [
      ['', '', ''],
      ['a', '', 'b'],
    ],
  ],
  ['', []],
])('reads %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});
