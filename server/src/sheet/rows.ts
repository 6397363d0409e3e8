import { findHeaderRow, HEADERS_WITHIN, inBritishWords, readSheet } from '@sharemore/platform/companies';
import type { SheetPayload } from '@sharemore/platform/contract';
import { z } from 'zod';

/** What Google answered; `firstRow` is the number that the sheet gives to the first of the rows. */
export interface ReadRows {
  rows: string[][];
  firstRow: number;
}

/** The sheet as the site publishes it: the headers first, with what was left out. */
export type PublishedRows = Required<Pick<SheetPayload, 'values' | 'companies' | 'problems'>>;

/** Google answered, and the rows cannot take the place of the last good ones. The message says why, and the way out. */
export class SheetRefused extends Error {}

const MOST_COMPANIES = 10_000;
/** Staff leave rows empty, too. */
const MOST_ROWS = 2 * MOST_COMPANIES;
const MOST_COLUMNS = 100;

const valueRange = z.object({
  range: z.string().default(''),
  values: z.array(z.array(z.unknown())).default([]),
});

/**
 * The rows of a `spreadsheets.values.get` response, cells as text.
 * @throws {z.ZodError} when the body is not such a response
 */
export function readValueRange(body: unknown): ReadRows {
  const { range, values } = valueRange.parse(body);
  const [, firstRow = '1'] = /(?:^|!)[A-Z]+(\d+)(?::|$)/.exec(range) ?? [];
  const rows = values.map((row) => row.map((cell) => (cell == null ? '' : String(cell).toWellFormed())));
  return { rows, firstRow: Number(firstRow) };
}

/**
 * What of the rows the site publishes: from the headers on, and only cells that the site reads and understands. So no
 * other data in the sheet leaves the server.
 * @throws {SheetRefused} when they are no company sheet, or larger than the site takes
 */
export function publishedRows({ rows, firstRow }: ReadRows): PublishedRows {
  if (rows.length === 0) throw new SheetRefused('the sheet is empty. Put its rows back');
  atMost(MOST_ROWS, rows.length, 'rows');
  atMost(MOST_COLUMNS, Math.max(...rows.map((row) => row.length)), 'columns');
  if (findHeaderRow(rows) < 0) {
    throw new SheetRefused(
      `none of the first ${HEADERS_WITHIN} rows has a header for the company name. Put “Company name” back`,
    );
  }
  const { companies, headerRow, positions, faults } = readSheet(rows);
  atMost(MOST_COMPANIES, companies.length, 'companies');
  const errorsIn = (position?: number) =>
    faults.filter((one) => one.position === position && one.fault.startsWith('shows ')).length;
  refuseErrors('company names', errorsIn(), companies.length + errorsIn());
  // Without ids nobody could register: an empty cell closes a waitlist, an error does not mean to.
  refuseErrors('pipeline ids', errorsIn(positions.pipelineId ?? -1), companies.length);
  if (companies.length === 0) throw new SheetRefused('no row has a company name. Put the names back');

  const used = new Set(Object.values(positions));
  const values = rows.map((row) => row.map((cell, position) => (used.has(position) ? cell : '')));
  for (const { row, position } of faults) {
    if (position === undefined) values[row] = [];
    else values[row]?.splice(position, 1, '');
  }
  // Here and not in the parser, which browsers load too.
  const launch = positions.nextLaunch;
  for (const row of values.slice(headerRow + 1)) {
    if (launch !== undefined && row[launch]) row[launch] = inBritishWords(row[launch].trim());
  }
  const headerOf = (position: number) =>
    rows[headerRow]?.[position]?.replace(/\s+/g, ' ').trim() ||
    `Column ${String.fromCharCode(65 + position)}`;
  return {
    values: values.slice(headerRow).map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1)),
    companies: companies.length,
    problems: faults.map(({ row, position = positions.name ?? 0, name, fault }) => ({
      row: firstRow + row,
      column: headerOf(position),
      name,
      fault,
    })),
  };
}

function refuseErrors(what: string, count: number, all: number): void {
  if (count * 2 <= all) return;
  throw new SheetRefused(`${count} of ${all} ${what} show an error. Mend the formula that makes them`);
}

function atMost(most: number, count: number, what: string): void {
  if (count <= most) return;
  throw new SheetRefused(
    `it has ${count.toLocaleString('en-GB')} ${what}, and the site takes ${most.toLocaleString('en-GB')}. Take away those that are not needed`,
  );
}

/**
 * Compares rows with the last good ones.
 * @throws {SheetRefused} when more than half of the companies are gone, as by an accident
 */
export function refuseLoss({ companies }: PublishedRows, lastGood: SheetPayload | null): void {
  const before = lastGood?.companies ?? 0;
  if (companies * 2 >= before) return;
  throw new SheetRefused(
    `only ${companies} of ${before} companies are left. Put the others back; if they are meant to go, take away fewer than half at a time, with some minutes between`,
  );
}
