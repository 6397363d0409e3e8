import type { CompanyList } from '@sharemore/platform/companies';
import { sampleCompanies } from '@sharemore/platform/companies';
import { cacheCompanies, forgetCachedCompanies, readCachedCompanies } from './company-cache';
import { fetchCompanies } from './fetch-companies';

let known: CompanyList | null = null;
let loading: Promise<CompanyList> | null = null;

/** The list if this page load or this browser has it already: no waiting. */
export function knownCompanies(): CompanyList | null {
  known ??= readCachedCompanies();
  return known;
}

/**
 * The list in the browser: kept if fresh, else fetched; a failure is retried once; after the second one the
 * three sample companies stand in, and are kept (spec section 4). Never rejects; many callers make one request.
 */
export function loadCompanies(): Promise<CompanyList> {
  const list = knownCompanies();
  if (list) return Promise.resolve(list);
  loading ??= fetchTwice()
    .catch((error: unknown): CompanyList => {
      console.warn('The company list could not be loaded: showing sample companies.', error);
      return { companies: sampleCompanies(), origin: 'built-in' };
    })
    .then((fetched) => {
      cacheCompanies(fetched);
      if (fetched.companies.length > 0) known = fetched;
      loading = null;
      return fetched;
    });
  return loading;
}

/** Forgets what was kept: for a visitor who saw the stand-ins and tries again, and for tests. */
export function forgetCompanies(): void {
  known = null;
  loading = null;
  forgetCachedCompanies();
}

async function fetchTwice(): Promise<CompanyList> {
  try {
    return await fetchCompanies();
  } catch (error) {
    console.warn('The company list could not be loaded: trying once more.', error);
    return fetchCompanies();
  }
}
