import type { Lead } from '../lead';

/** Every field that a lead of any kind has, one column each, so that an export of all kinds has one shape. */
const PAYLOAD_COLUMNS = [
  'firstName',
  'lastName',
  'email',
  'workEmail',
  'companyName',
  'pipelineId',
  'companySlug',
  'message',
] as const;

const HEADER = [
  'id',
  'kind',
  'state',
  'attempts',
  'createdAt',
  'deliveredAt',
  ...PAYLOAD_COLUMNS,
  'lastError',
];

export const csvHeader = (): string => HEADER.join(',');

/** One line of CSV (RFC 4180) for a lead. */
export function csvRow(lead: Lead): string {
  const payload: Record<string, string | undefined> = { ...lead.payload };
  const cells = [
    lead.id,
    lead.kind,
    lead.state,
    String(lead.attempts),
    new Date(lead.createdAt).toISOString(),
    lead.deliveredAt === null ? '' : new Date(lead.deliveredAt).toISOString(),
    ...PAYLOAD_COLUMNS.map((column) => payload[column] ?? ''),
    lead.lastError ?? '',
  ];
  return cells.map(cell).join(',');
}

/** A spreadsheet would run a cell that starts like a formula: a quote in front makes it text (OWASP). */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
