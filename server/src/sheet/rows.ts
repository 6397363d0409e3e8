import { locateColumns, nameHeader, squeeze } from '@sharemore/platform/companies';
import { z } from 'zod';

/** A sheet as Google delivers it: the first row holds headers, every cell is text. */
export type Rows = string[][];

const valueRange = z.object({ values: z.array(z.array(z.unknown())).default([]) });

/**
 * The rows of a `spreadsheets.values.get` answer, cells as text.
 * @throws when the body is not such an answer.
 */
export function readValueRange(body: unknown): Rows {
  return valueRange.parse(body).values.map((row) => row.map((cell) => (cell == null ? '' : String(cell))));
}

/** The rows with every column emptied that the site does not read: whatever else is in the sheet stays there. */
export function usedColumns(rows: Rows): Rows {
  const used = new Set(Object.values(locateColumns(rows[0] ?? [])));
  return rows.map((row) => {
    const cells = row.map((cell, position) => (used.has(position) ? cell : ''));
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  });
}

/**
 * Says why rows may not replace the last good ones, or which headers were lost where they may. A sheet that lost
 * its header row, its companies, half of its columns or more than half of its rows is taken for an accident.
 */
export function compareRows(rows: Rows, lastGood: Rows | null): { refusal?: string; lostHeaders?: string[] } {
  if (rows.length === 0) return { refusal: 'the sheet is empty' };
  const headers = headersOf(rows);
  if (nameColumn(headers) < 0) return { refusal: 'the first row has no header for the company name' };
  const named = countNamed(rows);
  if (named === 0) return { refusal: 'no row has a company name' };
  if (!lastGood) return {};

  const before = headersOf(lastGood).filter(Boolean);
  const lostHeaders = before.filter((header) => !headers.includes(header));
  if (lostHeaders.length * 2 >= before.length) {
    return { refusal: `these headers are gone: ${lostHeaders.join(', ')}` };
  }
  const namedBefore = countNamed(lastGood);
  if (named * 2 < namedBefore) return { refusal: `only ${named} of ${namedBefore} companies are left` };
  return { lostHeaders };
}

const headersOf = (rows: Rows) => (rows[0] ?? []).map(squeeze);

const nameColumn = (headers: string[]) => headers.findIndex((header) => nameHeader.test(header));

function countNamed(rows: Rows): number {
  const column = nameColumn(headersOf(rows));
  return rows.slice(1).filter((row) => row[column]?.trim()).length;
}
