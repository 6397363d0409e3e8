import type { Lead } from '../lead';
import { withReadableTime } from './json';

/** Every field that a lead of any kind has, one column each, so that an export of all kinds has one shape. */
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

/** A spreadsheet would run a cell that starts like a formula: a quote in front makes it text (OWASP). */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
