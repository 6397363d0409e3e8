import type { Lead } from '../lead';

type KeysOf<Value> = Value extends unknown ? keyof Value : never;

/**
 * The fields of all kinds, in this order, so that every export has the same columns. A payload's field that is forgotten does
 * not compile.
 */
const COLUMNS = Object.keys({
  ...{ id: 1, kind: 1, state: 1, attempts: 1, createdAt: 1, deliveredAt: 1 },
  ...{ firstName: 1, lastName: 1, email: 1, workEmail: 1, companyName: 1 },
  ...{ pipelineId: 1, companySlug: 1, message: 1, lastError: 1, timesChanged: 1 },
} satisfies Record<KeysOf<Lead['payload']>, 1> & Record<string, 1>);

/** Excel takes a file without it for one in another encoding, and garbles names. */
const BYTE_ORDER_MARK = '\ufeff';

export const csvHeader = (): string => BYTE_ORDER_MARK + COLUMNS.join(',');

/** The last line, without which an export is not whole. */
export const csvEnd = (count: number): string =>
  COLUMNS.map((_, index) =>
    cell(index === 0 ? `end of export: ${count} ${count === 1 ? 'lead' : 'leads'}` : ''),
  ).join(',');

/** One line of CSV (RFC 4180) for a lead, with every cell in quotes. */
export function csvRow(lead: Lead): string {
  const values: Record<string, unknown> = { ...lead.payload, ...lead, timesChanged: lead.history.length };
  const text = (column: string) => String(withReadableTime(column, values[column] ?? ''));
  return COLUMNS.map((column) => cell(text(column))).join(',');
}

/** A JSON replacer: writes times, whose names end in `At`, in ISO 8601 and returns other values unchanged. */
export function withReadableTime(name: string, value: unknown): unknown {
  return name.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value;
}

/** What a spreadsheet would run as a formula, also when it separates cells by semicolons or tabs, or begins with one. */
const FORMULA = /(^|[;\t\r\n])(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** A quoted cell in which an apostrophe turns formulas into text (OWASP, CSV injection). */
function cell(text: string): string {
  return `"${text.replace(FORMULA, "$1'").replaceAll('"', '""')}"`;
}
