import { describe, expect, it } from 'vitest';
import { compareRows, readValueRange } from './rows';

const good = [
  ['Company', 'Sector', 'Ticker'],
  ['Marlowick', 'Retail', 'MARL1'],
  ['Aldercombe', '', ''],
  ['Ky', '', 'KYXX1'],
  ['OLTV'],
];

describe('a sheet may replace the last good one', () => {
  it('when it is the first, or the same, or longer', () => {
    expect(compareRows(good, null)).toEqual({});
    expect(compareRows(good, good)).toEqual({ lostHeaders: [] });
    expect(compareRows([...good, ['Sage']], good)).toEqual({ lostHeaders: [] });
  });

  it('when a company or one column went, which is then named', () => {
    const edited = [['COMPANY\nNAME', 'Ticker', 'Company'], ...good.slice(2)];
    expect(compareRows(edited, good)).toEqual({ lostHeaders: ['sector'] });
  });
});

describe('a sheet is refused', () => {
  it.each([
    ['without rows', [], 'the sheet is empty'],
    ['without headers', good.slice(1), 'the first row has no header for the company name'],
    ['with headers alone', good.slice(0, 1), 'no row has a company name'],
    ['with blank rows alone', [['Company'], [''], ['  ']], 'no row has a company name'],
  ])('%s', (_, rows, reason) => {
    expect(compareRows(rows, good)).toEqual({ refusal: reason });
  });
});

it('reads cells of any kind as text, and an answer without values as no rows', () => {
  expect(
    readValueRange({
      values: [
        ['Name', 1],
        [null, true],
      ],
    }),
  ).toEqual([
    ['Name', '1'],
    ['', 'true'],
  ]);
  expect(readValueRange({ range: 'A1:Z1' })).toEqual([]);
  expect(() => readValueRange({ values: 'nonsense' })).toThrow();
  expect(() => readValueRange(null)).toThrow();
});

it('draws the line at half: half of the columns is too many to lose, half of the companies may go', () => {
  const four = [['Company', 'Sector', 'Ticker', 'Slug'], ['Marlowick']];
  expect(compareRows([['Company', 'Sector'], ['Marlowick']], four).refusal).toContain('ticker, slug');
  expect(compareRows([['Company', 'Sector', 'Slug'], ['Marlowick']], four)).toEqual({
    lostHeaders: ['ticker'],
  });
  const three = [['Company'], ['Marlowick'], ['Aldercombe'], ['Ky']];
  expect(compareRows(three.slice(0, 2), three).refusal).toBe('only 1 of 3 companies are left');
  expect(compareRows(three.slice(0, 2), three.slice(0, 3))).toEqual({ lostHeaders: [] });
});
