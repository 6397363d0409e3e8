import { expect, it } from 'vitest';
import { loadSheetReport, reportOf } from './company-sheet';

const cell = { row: 5, column: 'Sector', name: 'Bolt', fault: 'shows #REF!' };
const leftOut = { row: 6, column: 'Company', fault: 'is empty' };

it('counts rows that were left out, lists the first of many problems, and writes times as in the UK', () => {
  const problems = [leftOut, ...Array.from({ length: 130 }, () => cell)];
  const readAt = Date.parse('2026-07-01T12:05:00Z');
  const report = reportOf({ values: [], source: 'sheet', companies: 12, problems, status: { readAt } });
  expect(report).toMatchObject({
    facts: {
      'Last read': '1 July at 13:05 BST',
      'Rows that became companies': '12',
      'Rows left out': '1',
      'Cells not understood': '130',
    },
    allProblems: 131,
  });
  expect(report.problems).toHaveLength(100);
});

it('comes from the server each time, and is kept by no cache', () => {
  const context = {
    sheet: () => ({ values: [], source: 'sample' as const }),
    siteUrl: '',
    hasPassed: () => false,
  };
  const { init } = loadSheetReport({ context });
  expect(new Headers(init?.headers).get('Cache-Control')).toBe('no-cache');
  // In the browser the page is loaded from the server.
  expect(() => loadSheetReport({})).toThrow(expect.objectContaining({ status: 302 }));
});
