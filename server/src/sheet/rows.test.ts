import { describe, expect, it } from 'vitest';
import { compareRows, readValueRange } from './rows';

const good = [
  ['Company', 'Sector', 'Ticker'],
  ['Marlowick', 'Retail', 'MARL1'],
  ['Aldercombe', '', ''],
  ['Ky', '', 'KYXX1'],
  ['OLTV'],
];

describe('a sheet that may replace the last good one', () => {
  it('is the first, unchanged or longer', () => {
    expect(compareRows(good, null)).toEqual({});
    expect(compareRows(good, good)).toEqual({ lostHeaders: [] });
    expect(compareRows([...good, ['Sage']], good)).toEqual({ lostHeaders: [] });
  });

  it('may have lost a company or one column, which is named', () => {
    const edited = [['COMPANY\nNAME', 'Ticker', 'Company'], ...good.slice(2)];
    expect(compareRows(edited, good)).toEqual({ lostHeaders: ['sector'] });
  });
});

it.each([
  ['without rows', [], 'the sheet is empty'],
  ['without headers', good.slice(1), 'the first row has no header for the company name'],
  ['with headers only', good.slice(0, 1), 'no row has a company name'],
  ['with blank rows only', [['Company'], [''], ['  ']], 'no row has a company name'],
])('refuses a sheet %s', (_, rows, reason) => {
  expect(compareRows(rows, good)).toEqual({ refusal: reason });
});

it('reads cells of any type as text, and a response without values as no rows', () => {
  expect(readValueRange({ values: [['Name', 1, null, true]] })).toEqual([['Name', '1', '', 'true']]);
  expect(readValueRange({ range: 'A1:Z1' })).toEqual([]);
  expect(() => readValueRange({ values: 'nonsense' })).toThrow();
  expect(() => readValueRange(null)).toThrow();
});

it('refuses the loss of half of the columns, and accepts the loss of half of the companies', () => {
  const four = [['Company', 'Sector', 'Ticker', 'Slug'], ['Marlowick']];
  expect(compareRows([['Company', 'Sector'], ['Marlowick']], four).refusal).toContain('ticker, slug');
  expect(compareRows([['Company', 'Sector', 'Slug'], ['Marlowick']], four)).toEqual({
    lostHeaders: ['ticker'],
  });
  const three = [['Company'], ['Marlowick'], ['Aldercombe'], ['Ky']];
  expect(compareRows(three.slice(0, 2), three).refusal).toBe('only 1 of 3 companies are left');
  expect(compareRows(three.slice(0, 2), three.slice(0, 3))).toEqual({ lostHeaders: [] });
});
