import type { Lead } from '../lead';
import { withReadableTime } from './json';

/** The fields of all kinds, so that every export has the same columns. */
const COLUMNS = [
  'id',
  'kind',
  'state',
  'attempts',
  'createdAt',
  'deliveredAt',
  'firstName',
  'lastName',
  'email',
  'workEmail',
  'companyName',
  'pipelineId',
  'companySlug',
  'message',
  'lastError',
];

export const csvHeader = (): string => COLUMNS.join(',');

/** One line of CSV (RFC 4180) for a lead. */
export function csvRow(lead: Lead): string {
  const values: Record<string, unknown> = { ...lead.payload, ...lead };
  const text = (column: string) => String(withReadableTime(column, values[column] ?? ''));
  return COLUMNS.map((column) => cell(text(column))).join(',');
}

/** Prefixes a cell that a spreadsheet would run as a formula with a quote (OWASP, CSV injection). */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
