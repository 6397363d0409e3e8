import { type CompanyList, parseCompanies } from '@sharemore/platform/companies';

export { sampleCompanies } from '@sharemore/platform/companies';

const abortAfterMs = 12_000;

/**
 * Fetches and parses the sheet once.
 * @throws `Sheets HTTP {status}: {body}` for an error status, an error for a body without rows, and what `fetch` throws.
 */
export async function fetchCompanies(): Promise<CompanyList> {
  const response = await fetch('/api/google-sheets', { signal: AbortSignal.timeout(abortAfterMs) });
  if (!response.ok) throw new Error(`Sheets HTTP ${response.status}: ${await response.text()}`);
  const body: { values?: unknown } | null = await response.json();
  if (!isRows(body?.values)) throw new Error('The company sheet has no rows that can be read');
  const origin = response.headers.get('X-Sheet-Source') === 'sample' ? 'sample' : 'sheet';
  return { companies: parseCompanies(body.values), origin };
}

function isRows(values: unknown): values is string[][] {
  return (
    Array.isArray(values) &&
    values.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'))
  );
}
