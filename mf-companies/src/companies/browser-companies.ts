import type { CompanyList } from '@sharemore/platform/companies';
import { cacheCompanies, forgetCachedCompanies, readCachedCompanies } from './company-cache';

let known: CompanyList | null = null;
let loading: Promise<CompanyList> | null = null;

/** With the parser, which a page that the server rendered does not need. */
const importFetch = () => import('./fetch-companies');
const fetchCompanies = async () => (await importFetch()).fetchCompanies();

/** The list from memory or from the browser's cache; null when it must be fetched. */
export function knownCompanies(): CompanyList | null {
  known ??= readCachedCompanies();
  return known;
}

/**
 * The list in the browser: the cached one if fresh, else fetched with one retry. After a second failure it is the three
 * built-in sample companies, which are cached too (spec section 4). Never rejects; concurrent calls share one request.
 */
export function loadCompanies(): Promise<CompanyList> {
  const list = knownCompanies();
  if (list) return Promise.resolve(list);
  loading ??= fetchCompanies()
    .catch((error: unknown) => {
      console.warn('The company list could not be loaded: trying once more.', error);
      return fetchCompanies();
    })
    .catch(async (error: unknown): Promise<CompanyList> => {
      console.warn('The company list could not be loaded: showing sample companies.', error);
      return { companies: (await importFetch()).sampleCompanies(), origin: 'built-in' };
    })
    .catch((): CompanyList => ({ companies: [], origin: 'built-in' }))
    .then((fetched) => {
      loading = null;
      if (fetched.companies.length > 0) {
        known = fetched;
        cacheCompanies(fetched);
      }
      return fetched;
    });
  return loading;
}

/** Clears the list from memory and cache, so that the next load fetches it. */
export function forgetCompanies(): void {
  known = null;
  loading = null;
  forgetCachedCompanies();
}
