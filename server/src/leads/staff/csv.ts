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

/** The lines of a CSV file (RFC 4180) of leads, with every cell in quotes. Without its last line it is not whole. */
export async function* csvLines(leads: AsyncIterable<Lead>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + COLUMNS.join(',');
  let count = 0;
  for await (const lead of leads) {
    count += 1;
    yield line({ ...lead.payload, ...lead, timesChanged: lead.history.length });
  }
  yield line({ id: `end of export: ${count} ${count === 1 ? 'lead' : 'leads'}` });
}

function line(values: Record<string, unknown>): string {
  return COLUMNS.map((column) => cell(String(withReadableTime(column, values[column] ?? '')))).join(',');
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
