import { type Lead, timesChanged } from '../lead';
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
  'timesChanged',
];

export const csvHeader = (): string => COLUMNS.join(',');

/** One line of CSV (RFC 4180) for a lead, with every cell in quotes. */
export function csvRow(lead: Lead): string {
  const values: Record<string, unknown> = { ...lead.payload, ...lead, timesChanged: timesChanged(lead) };
  const text = (column: string) => String(withReadableTime(column, values[column] ?? ''));
  return COLUMNS.map((column) => cell(text(column))).join(',');
}

/** What a spreadsheet would run as a formula, also when it separates cells by semicolons or tabs, or begins with one. */
const FORMULA = /(^|[;\t\r\n])(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** A quoted cell in which an apostrophe turns formulas into text (OWASP, CSV injection). */
function cell(text: string): string {
  return `"${text.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}
