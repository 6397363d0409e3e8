import { locateColumns, nameHeader, squeeze } from '@sharemore/platform/companies';
import { z } from 'zod';

/** The first row contains the headers; every cell is text. */
export type Rows = string[][];

const valueRange = z.object({ values: z.array(z.array(z.unknown())).default([]) });

/**
 * The rows of a `spreadsheets.values.get` response, cells as text.
 * @throws {z.ZodError} when the body is not such a response
 */
export function readValueRange(body: unknown): Rows {
  return valueRange.parse(body).values.map((row) => row.map((cell) => (cell == null ? '' : String(cell))));
}

/** Empties every column that the site does not read, so that other data in the sheet is never published. */
export function usedColumns(rows: Rows): Rows {
  const used = new Set(Object.values(locateColumns(rows[0] ?? [])));
  return rows.map((row) => {
    const cells = row.map((cell, position) => (used.has(position) ? cell : ''));
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  });
}

/**
 * Decides whether rows may replace the last good rows: returns the reason of a refusal, or the headers that were lost.
 * Rows that lost their header row, all companies, half of the columns or more than half of the companies are refused
 * as an accident.
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
