import { describe, expect, it } from 'vitest';
import { parseCompanies } from './parse-companies';

const headers = [
  'Company name',
  'Sector',
  'Savings account',
  'With Sharesave',
  'With ShareMore',
  'Pipeline ID',
];

describe('a parsed row', () => {
  it('has every field of the sheet, with texts on one line and counts as whole numbers', () => {
    const [company] = parseCompanies([
      [
        ...headers,
        'Ticker',
        '3yr price change',
        'UK staff count',
        'Number of analysts recommending buy',
        'Number of analysts recommending hold',
        'Number of analysts\nrecommending sell',
        'Next launch date',
        'Company description',
      ],
      [
        ' Marlowick ',
        'Oil & Gas',
        '3,734.6',
        '£5,400.4',
        '8 100',
        ' 42\n',
        ' MARL1 ',
        '-61.5%',
        '330,000.4',
        '8.6',
        '3.5',
        '1.4',
        ' Autumn\n2026',
        ' Anvils\tand springs ',
      ],
    ]);
    expect(company).toEqual({
      name: 'Marlowick',
      comparableName: 'marlowick',
      slug: 'marlowick',
      sector: 'Utilities & Energy',
      savingsAccount: 3735,
      withShareSave: 5400,
      withShareMore: 8100,
      pipelineId: '42',
      stockSymbol: 'MARL1',
      priceChange3Year: -61.5,
      employeeSize: 330000,
      analystsBuy: 9,
      analystsHold: 4,
      analyststSell: 1,
      nextLaunch: 'Autumn 2026',
      description: 'Anvils and springs',
    });
  });

  it('omits outcomes without a number, and has zero where the specification says zero', () => {
    const [company] = parseCompanies([headers, ['Marlowick', '', '-', 'N/A', '', '']]);
    expect(company).toEqual({
      name: 'Marlowick',
      comparableName: 'marlowick',
      slug: 'marlowick',
      pipelineId: '',
      stockSymbol: '',
      priceChange3Year: 0,
      analystsBuy: 0,
      analystsHold: 0,
      analyststSell: 0,
    });
  });

  it.each([
    ['1,024', '1024'],
    [' 7 ', '7'],
    ['TBC', ''],
    ['7.5', ''],
    ['0', ''],
    ['-7', ''],
    ['9'.repeat(20), ''],
  ])('accepts only whole numbers above 0 as pipeline ids: %j becomes %j', (cell, pipelineId) => {
    expect(parseCompanies([headers, ['Marlowick', '', '', '', '', cell]])).toMatchObject([{ pipelineId }]);
  });

  it.each(['-5', '0', '0.4', 'many'])('omits the staff count %s', (cell) => {
    const [company] = parseCompanies([
      ['Company', 'UK employees'],
      ['Marlowick', cell],
    ]);
    expect(company?.employeeSize).toBeUndefined();
  });

  it('uses fixed positions when the sheet has no known headers', () => {
    const [company] = parseCompanies([
      ['Employer', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x'],
      ['Marlowick', '', '1', '2', '3', '4', 'MARL1', '5.5', '', '', '', '6', '7', '8'],
    ]);
    expect(company).toMatchObject({
      savingsAccount: 1,
      withShareSave: 2,
      withShareMore: 3,
      pipelineId: '4',
      stockSymbol: 'MARL1',
      priceChange3Year: 5.5,
      analystsBuy: 6,
      analystsHold: 7,
      analyststSell: 8,
    });
  });

  it('may have no cells, or 50', () => {
    const rows = [[...Array.from({ length: 49 }, (_, index) => `Note ${index}`), 'Company']];
    rows.push([...Array.from({ length: 49 }, () => ''), 'Marlowick'], []);
    expect(parseCompanies(rows).map(({ name }) => name)).toEqual(['Marlowick']);
  });
});

describe('the parsed list', () => {
  const names = (rows: string[][]) => parseCompanies([['Company'], ...rows]).map(({ name }) => name);
  const slugs = (rows: string[][], header = ['Company', 'Slug']) =>
    parseCompanies([header, ...rows]).map(({ slug }) => slug);

  it('is empty for an empty sheet and for headers alone', () => {
    expect(parseCompanies([])).toEqual([]);
    expect(parseCompanies([headers])).toEqual([]);
  });

  it('is sorted by name, whatever the case', () => {
    const sorted = ['7k Group', 'Aldercombe', 'wingLark', 'ZQT'];
    expect(names([['ZQT'], ['wingLark'], ['7k Group'], ['Aldercombe']])).toEqual(sorted);
  });

  it('sorts numbers by value, and keeps the order of names that differ in case and accents only', () => {
    const sorted = ['ECLAIR 9', 'Éclair 10', 'eclair 10'];
    expect(names([['Éclair 10'], ['eclair 10'], ['ECLAIR 9']])).toEqual(sorted);
  });

  it('spells each sector as its first row does, whatever the case', () => {
    const rows = [
      ['Company', 'Sector'],
      ['Marlowick', 'Retail'],
      ['Barnaby', 'retail'],
      ['Aldercombe', 'RETAIL'],
    ];
    expect(parseCompanies(rows).map(({ sector }) => sector)).toEqual(['Retail', 'Retail', 'Retail']);
  });

  it('drops rows without a name, blank ones included', () => {
    expect(names([[''], ['  '], ['\n'], [], ['Aldercombe']])).toEqual(['Aldercombe']);
  });

  it('uses the slug column, or the name if the column is missing or blank', () => {
    expect(
      slugs([
        ['Hollin & Thrale', 'H and T'],
        ['Aldercombe', ''],
      ]),
    ).toEqual(['aldercombe', 'h-and-t']);
    expect(slugs([['Hollin & Thrale']], ['Company'])).toEqual(['hollin--thrale']);
  });

  it('keeps markup in cells as plain text', () => {
    expect(names([['<b>Acme</b>']])).toEqual(['<b>Acme</b>']);
    expect(slugs([['<b>Acme</b>', '']])).toEqual(['bacmeb']);
  });
});
