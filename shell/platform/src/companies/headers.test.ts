import { describe, expect, it } from 'vitest';
import { type Column, locateColumns } from './headers';

describe('locateColumns by header', () => {
  const variants: [Column, string[]][] = [
    ['name', ['name', 'Company', 'COMPANY NAME', ' Company\nname ']],
    ['slug', ['slug', 'Company Slug']],
    ['sector', ['Company sector', 'Sector', 'INDUSTRY']],
    ['employeeSize', ['UK staff count', 'UK Employees', 'employee size', 'Employees']],
    ['description', ['Company description', 'Description']],
    ['nextLaunch', ['Next launch date', 'Launch Date', 'Upcoming launch']],
    ['savingsAccount', ['Savings account', 'Savings Account (£)', 'savings\r\naccount']],
    ['withShareSave', ['With Sharesave', 'with ShareSave (£)', 'With Share-Save']],
    ['withShareMore', ['With ShareMore', 'WITH SHAREMORE']],
    ['pipelineId', ['Pipeline ID', 'pipeline id', 'Pipeline_id']],
    ['stockSymbol', ['Stock symbol', 'Ticker', 'Symbol']],
    [
      'priceChange3Year',
      [
        '3yr price change',
        '3Y price change',
        '3 yr price change (%)',
        '3-year price change',
        'Price change 3yr',
        'Three year change',
      ],
    ],
    ['analystsBuy', ['Number of analysts recommending buy', 'Analysts buy', 'Buy', 'No. of analysts: Buy']],
    [
      'analystsHold',
      ['The number of analysts recommending hold', 'Analysts Hold', 'hold', 'Hold (analysts)'],
    ],
    ['analystsSell', ['Number of analysts\nrecommending sell', 'Analysts - sell', 'SELL', 'Sell ratings']],
  ];
  const cases = variants.flatMap(([column, headers]) => headers.map((header) => [header, column] as const));

  it.each(cases)('reads %j as the column %s', (header, column) => {
    // In column 40, which is no fallback position.
    const row = [...Array.from({ length: 40 }, (_, index) => `Other ${index}`), header];
    expect(locateColumns(row)[column]).toBe(40);
  });
});

it('takes the name of the company, and not that of a person beside it', () => {
  expect(locateColumns(['Name', 'Company name']).name).toBe(1);
  expect(locateColumns(['Name', 'Company']).name).toBe(1);
});

it('falls back to fixed positions for headers that are missing', () => {
  expect(locateColumns([])).toEqual({
    name: 0,
    savingsAccount: 2,
    withShareSave: 3,
    withShareMore: 4,
    pipelineId: 5,
    stockSymbol: 6,
    priceChange3Year: 7,
    analystsBuy: 11,
    analystsHold: 12,
    analystsSell: 13,
  });
});

it('never reads a column that another header claims as a fallback', () => {
  const columns = locateColumns([
    'Company',
    'Sector',
    'Savings account',
    'With Sharesave',
    'With ShareMore',
    'Ticker',
  ]);
  expect(columns.stockSymbol).toBe(5);
  expect(columns.pipelineId).toBeUndefined();
});

it('takes the first of two equal headers', () => {
  expect(locateColumns(['Company', 'Description', 'Description']).description).toBe(1);
});

it('finds a header in the first column, and tolerates missing cells', () => {
  const sparse: string[] = [];
  sparse[1] = 'Company';
  expect(locateColumns(sparse).name).toBe(1);
  expect(locateColumns(['Pipeline ID', 'Company'])).toMatchObject({ pipelineId: 0, name: 1 });
});

it('takes employees in all the world for those in the UK only where no other column has these', () => {
  expect(locateColumns(['Company', 'Employees', 'UK employees']).employeeSize).toBe(2);
  expect(locateColumns(['Company', 'Employees']).employeeSize).toBe(1);
});
