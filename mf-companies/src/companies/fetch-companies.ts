import { type CompanyList, parseCompanies } from '@sharemore/platform/companies';
import type { SheetPayload } from '@sharemore/platform/contract';

export { sampleCompanies } from '@sharemore/platform/companies';

const abortAfterMs = 12_000;

/**
 * Fetches and parses the sheet once.
 * @throws `Sheets HTTP {status}: {body}` for an error status, and what `fetch` and the parser throw
 */
export async function fetchCompanies(): Promise<CompanyList> {
  const response = await fetch('/api/google-sheets', { signal: AbortSignal.timeout(abortAfterMs) });
  if (!response.ok) throw new Error(`Sheets HTTP ${response.status}: ${await response.text()}`);
  const { values } = (await response.json()) as SheetPayload;
  const origin = response.headers.get('X-Sheet-Source') === 'sample' ? 'sample' : 'sheet';
  return { companies: parseCompanies(values), origin };
}
