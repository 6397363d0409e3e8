import { type CompanyList, parseCompanies, sampleCompanies } from '@sharemore/platform/companies';
import type { SheetPayload } from '@sharemore/platform/contract';

const abortAfterMs = 12_000;

/** The list of the server, with one retry; after a second failure the three built-in sample companies (spec section 4). */
export async function fetchCompanies(): Promise<CompanyList> {
  for (const next of ['trying once more', 'showing sample companies']) {
    try {
      return await fetchOnce();
    } catch (error) {
      console.warn(`The company list could not be loaded: ${next}.`, error);
    }
  }
  return { companies: sampleCompanies(), origin: 'built-in' };
}

/** @throws `Sheets HTTP {status}: {body}` for an error status, and what `fetch` and the parser throw */
async function fetchOnce(): Promise<CompanyList> {
  const response = await fetch('/api/google-sheets', { signal: AbortSignal.timeout(abortAfterMs) });
  if (!response.ok) throw new Error(`Sheets HTTP ${response.status}: ${await response.text()}`);
  const { values } = (await response.json()) as SheetPayload;
  const origin = response.headers.get('X-Sheet-Source') === 'sample' ? 'sample' : 'sheet';
  return { companies: parseCompanies(values), origin };
}
