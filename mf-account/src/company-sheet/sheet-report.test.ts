import { expect, it } from 'vitest';
import { loadSheetReport, reportOf } from './sheet-report';

const cell = { row: 5, column: 'Sector', name: 'Bolt', fault: 'shows #REF!' };
const leftOut = { row: 6, column: 'Company', fault: 'is empty' };

it('tells rows that were left out from cells, lists the first of many, and writes times as in the UK', () => {
  const problems = [leftOut, ...Array.from({ length: 130 }, () => cell)];
  const readAt = Date.parse('2026-07-01T12:05:00Z');
  const report = reportOf({ values: [], source: 'sheet', companies: 12, problems, status: { readAt } });
  expect(report).toMatchObject({
    companies: 12,
    readAt: '1 July at 13:05 BST',
    leftOut: { count: 1, listed: [leftOut] },
    cells: { count: 130 },
  });
  expect(report.cells.listed).toHaveLength(100);
});

it('comes from the server each time, and is kept by no cache', () => {
  const request = new Request('https://sharemore.example/copy-export');
  const context = { sheet: () => ({ values: [], source: 'sample' as const }), siteUrl: '' };
  const { init } = loadSheetReport({ request, context });
  expect(new Headers(init?.headers).get('Cache-Control')).toBe('no-store');
  expect(() => loadSheetReport({ request })).toThrow(
    expect.objectContaining({
      headers: new Headers({ Location: request.url, 'X-Remix-Reload-Document': 'true' }),
    }),
  );
});
