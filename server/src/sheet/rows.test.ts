import { parseCompanies } from '@sharemore/platform/companies';
import { describe, expect, it } from 'vitest';
import { staffSheet, staffSheetProblems } from '../../../tests/fakes/staff-sheet';
import { publishedRows, readValueRange, refuseLoss } from './rows';

const good = [
  ['Company', 'Sector', 'Ticker'],
  ['Marlowick', 'Retail', 'MARL1'],
  ['Aldercombe', '', ''],
  ['Ky', '', 'KYXX1'],
  ['OLTV'],
];
const published = (rows: string[][]) => publishedRows({ rows, firstRow: 1 });
const after = (rows: string[][], lastGood: string[][]) =>
  refuseLoss(published(rows), { ...published(lastGood), source: 'sheet' });

describe('a sheet as staff keep it', () => {
  it('gives what is wrong with it by row, column and reason', () => {
    const { companies, problems } = published(staffSheet);
    expect(companies).toBe(4);
    const lines = problems.map(
      ({ row, name, column, fault }) => `row ${row}, ${name ? `${name}: ` : ''}${column} ${fault}`,
    );
    expect(lines).toEqual(staffSheetProblems);
  });

  it('is published without a cell that was not understood, and without rows that were left out', () => {
    const { values } = published(staffSheet);
    expect(values[0]?.[0]).toBe('Company name');
    const text = JSON.stringify(values);
    expect(text).not.toMatch(/#|Loading|12%|3\.700|-60|999|Please|REFS1/);
    const inWords: Record<string, string> = { 'Acme & Sons': '1 December 2126', Delft: '1 January 2050' };
    const read = parseCompanies(staffSheet).map((company) => ({
      ...company,
      nextLaunch: inWords[company.name] ?? company.nextLaunch,
    }));
    expect(parseCompanies(values)).toEqual(read);
  });

  it('has the row numbers of the range that was read', () => {
    const values = [
      ['Company', 'Sector'],
      ['Marlowick', '#N/A'],
    ];
    for (const [range, row] of [
      ['Sheet1!A1:Z9', 2],
      ["'My 2nd B3'!C41:Z9", 42],
      [undefined, 2],
    ]) {
      expect(publishedRows(readValueRange({ range, values })).problems).toMatchObject([{ row }]);
    }
  });
});

describe('a sheet that may replace the last good one', () => {
  it('is the first, unchanged, longer, or has half of the companies', () => {
    refuseLoss(published(good), null);
    for (const rows of [good, [...good, ['Sage']], [['Company'], ['Marlowick'], ['Ky']]]) after(rows, good);
  });
});

const errors = Array.from({ length: 3 }, () => ['#REF!']);
const wide = Array.from({ length: 101 }, (_, index) => `Note ${index}`);
const many = Array.from({ length: 10_001 }, (_, index) => [`Company ${index}`]);

it.each<[string, string[][], RegExp]>([
  ['without rows', [], /^the sheet is empty\. Put/],
  ['without headers', good.slice(1), /^none of the first 10 rows has a header .*\. Put/],
  ['with headers only', good.slice(0, 1), /^no row has a company name\. Put/],
  ['with blank rows only', [['Company'], [''], ['  ']], /^no row has a company name\. Put/],
  [
    'whose pipeline ids are mostly errors',
    [
      ['Company', 'Pipeline ID'],
      ['Ky', '#REF!'],
      ['Q7', 'Loading...'],
      ['Sage', '7'],
    ],
    /^2 of 3 pipeline ids show an error\. Mend/,
  ],
  [
    'whose names are mostly errors',
    [['Company'], ['Ky'], ['Q7'], ...errors],
    /^3 of 5 company names .*\. Mend/,
  ],
  [
    'that lost most companies',
    good.slice(0, 2),
    /^only 1 of 4 companies are left\. Put .* fewer than half at a time/,
  ],
  ['whose names mostly vanish', [...good.slice(0, 2), ...errors.slice(2)], /^only 1 of 4 companies/],
  [
    'with too many companies',
    [['Company'], ...many],
    /^it has 10,001 companies, and the site takes 10,000\. Take/,
  ],
  [
    'with too many rows',
    [...good, ...many, ...many],
    /^it has 20,007 rows, and the site takes 20,000\. Take/,
  ],
  ['with too many columns', [wide, ...good], /^it has 101 columns, and the site takes 100\. Take/],
])('is refused with the reason and the way out: a sheet %s', (_, rows, reason) => {
  expect(() => after(rows, good)).toThrow(reason);
});

it('reads cells of any type as well-formed text, and a response without values as no rows', () => {
  expect(readValueRange({ values: [['Name', 1, null, true, 'half \ud83d']] }).rows).toEqual([
    ['Name', '1', '', 'true', 'half \ufffd'],
  ]);
  expect(readValueRange({ range: 'A1:Z1' }).rows).toEqual([]);
  expect(() => readValueRange({ values: 'nonsense' })).toThrow();
  expect(() => readValueRange(null)).toThrow();
});

it.each([
  ['A1:Z1000', 1],
  ['Companies!A5:Z1000', 5],
  ['FTSE350!A3:Z1000', 3],
  ["'Plan A1'!B2", 2],
])('numbers the rows of the range %s from %i on', (range, first) =>
  expect(readValueRange({ range }).firstRow).toBe(first),
);
