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

export type Verdict = { good: true; lostHeaders: string[] } | { good: false; reason: string };

/** The three spellings of the one header that every company row needs. */
const nameHeader = /^(company)?name$|^company$/;

const squeeze = (header: string) => header.toLowerCase().replace(/[^a-z0-9]/g, '');

/**
 * Says whether rows may replace the last good ones. A sheet that lost its header row, its companies, half of
 * its columns or more than half of its rows is taken for an accident, not for an edit.
 */
export function judgeRows(rows: Rows, lastGood: Rows | null): Verdict {
  const headers = headersOf(rows);
  const nameColumn = headers.findIndex((header) => nameHeader.test(header));
  if (rows.length === 0) return { good: false, reason: 'the sheet is empty' };
  if (nameColumn < 0) return { good: false, reason: 'the first row has no header for the company name' };
  const named = countNamed(rows, nameColumn);
  if (named === 0) return { good: false, reason: 'no row has a company name' };
  if (!lastGood) return { good: true, lostHeaders: [] };

  const before = headersOf(lastGood).filter(Boolean);
  const lostHeaders = before.filter((header) => !headers.includes(header));
  if (lostHeaders.length * 2 >= before.length) {
    return { good: false, reason: `these headers are gone: ${lostHeaders.join(', ')}` };
  }
  const namedBefore = countNamed(
    lastGood,
    headersOf(lastGood).findIndex((header) => nameHeader.test(header)),
  );
  if (named * 2 < namedBefore) {
    return { good: false, reason: `only ${named} of ${namedBefore} companies are left` };
  }
  return { good: true, lostHeaders };
}

const headersOf = (rows: Rows) => (rows[0] ?? []).map(squeeze);

const countNamed = (rows: Rows, column: number) => rows.slice(1).filter((row) => row[column]?.trim()).length;
