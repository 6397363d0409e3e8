import type { CompanyList } from '@sharemore/platform/companies';
import { parseCompanies } from '@sharemore/platform/companies';

const abortAfterMs = 12_000;

/**
 * Fetches the sheet once and reads it.
 * @throws `Sheets HTTP {status}: {body}` for an answer that is not OK; whatever fetch throws otherwise.
 */
export async function fetchCompanies(): Promise<CompanyList> {
  const response = await fetch('/api/google-sheets', { signal: AbortSignal.timeout(abortAfterMs) });
  if (!response.ok) throw new Error(`Sheets HTTP ${response.status}: ${await response.text()}`);
  const body: unknown = await response.json();
  if (!holdsRows(body)) throw new Error('The company sheet has no rows that can be read');
  const origin = response.headers.get('X-Sheet-Source') === 'sample' ? 'sample' : 'sheet';
  return { companies: parseCompanies(body.values), origin };
}

function holdsRows(body: unknown): body is { values: string[][] } {
  if (typeof body !== 'object' || body === null || !('values' in body)) return false;
  const { values } = body;
  return (
    Array.isArray(values) &&
    values.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'))
  );
}
