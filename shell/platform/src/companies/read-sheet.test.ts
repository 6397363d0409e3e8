import { describe, expect, it } from 'vitest';
import { parseCompanies, readSheet } from './parse-companies';

describe('what is left out', () => {
  it('is told by row, column and reason, and cells that were not understood count as empty', () => {
    const { companies, faults } = readSheet([
      ['Companies of 2026'],
      [],
      ['Company', 'Sector', 'With ShareMore', 'Employees', 'Launch date'],
      ['Marlowick', '#REF!', '12%', '-', 'Loading...'],
      ['#N/A', 'Retail', '1,125', '', ''],
      ['', 'Retail', '', '', ''],
      ['', ' ', '', '', ''],
      // Two lists in one.
      ['Company', 'Sector', 'With ShareMore', 'Employees', 'Launch date'],
      // A tick box in a column of the staff's own.
      ['', '', '', '', '', '', '', '', '', '', '', '', '', '', 'FALSE'],
    ]);
    expect(companies).toEqual([
      {
        name: 'Marlowick',
        comparableName: 'marlowick',
        slug: 'marlowick',
        pipelineId: '',
        stockSymbol: '',
        priceChange3Year: 0,
        analystsBuy: 0,
        analystsHold: 0,
        analyststSell: 0,
      },
    ]);
    expect(faults).toEqual([
      { row: 3, position: 1, name: 'Marlowick', fault: 'shows #REF!' },
      { row: 3, position: 2, name: 'Marlowick', fault: 'is a percentage' },
      { row: 3, position: 4, name: 'Marlowick', fault: 'shows Loading...' },
      { row: 4, fault: 'shows #N/A' },
      { row: 5, fault: 'is empty' },
    ]);
  });

  it('are rows above the headers, which are found among the first ten rows', () => {
    const headers = ['Company', 'Sector', 'Employees'];
    const above = ['Name', ...Array.from({ length: 8 }, () => '')].map((cell) => [cell]);
    expect(parseCompanies([...above, headers, ['Marlowick', 'Retail', '20']])).toMatchObject([
      { name: 'Marlowick', sector: 'Retail', employeeSize: 20 },
    ]);
    expect(readSheet([[], ...above, headers, ['Marlowick']]).headerRow).toBe(1);
  });

  it('is what stands in the column of a ticker and is none, so that no note is published', () => {
    const row = (seventh: string) => ['Marlowick', '', '', '', '', '7', seventh];
    const [headers, notes] = [['Company'], ['Jane Doe, 07700 900123', 'see Jane', 'next week?']];
    for (const ticker of ['MRLW', 'LON: MRLW', 'BT.A', '7K']) {
      expect(parseCompanies([headers, row(ticker)])[0]?.stockSymbol).toBe(ticker);
    }
    for (const note of notes) {
      const { companies, faults } = readSheet([headers, row(note)]);
      expect(companies[0]?.stockSymbol).toBe('');
      expect(faults).toEqual([
        { row: 1, position: 6, name: 'Marlowick', fault: 'is no ticker like LON:ABC' },
      ]);
    }
  });
});
