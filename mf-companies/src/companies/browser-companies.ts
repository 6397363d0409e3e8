// biome-ignore-all lint/plugin: in the browser only, where no page is kept
import type { CompanyList } from '@sharemore/platform/companies';

/** The version is part of the key: another one for each change of a company's fields, as browsers keep the old list. */
const key = 'sharemore-companies-v6';
const validForMs = 24 * 60 * 60 * 1000;

let known: CompanyList | null = null;
let loading: Promise<CompanyList> | null = null;

/** The list from memory or from the browser's cache; null when it must be fetched. */
export function knownCompanies(): CompanyList | null {
  known ??= readCache();
  return known;
}

/**
 * The list in the browser: the cached one if fresh, else the fetched one, which is cached, also when it is the built-in
 * companies (spec section 4). Never rejects; concurrent calls share one request.
 */
export function loadCompanies(): Promise<CompanyList> {
  const list = knownCompanies();
  if (list) return Promise.resolve(list);
  // Imported on demand, with the parser, which a page that the server rendered does not need.
  loading ??= import('./fetch-companies')
    .then(({ fetchCompanies }) => fetchCompanies())
    .catch((): CompanyList => ({ companies: [], origin: 'built-in' }))
    .then((fetched) => {
      loading = null;
      if (fetched.companies.length > 0) keep(fetched);
      return fetched;
    });
  return loading;
}

/** Clears the list from memory and cache, so that the next load fetches it. */
export function forgetCompanies(): void {
  loading = null;
  keep(null);
}

/**
 * The cached list if it is less than 24 hours old and not empty, else null. Any storage problem (access denied,
 * invalid JSON, another shape) counts as a cache miss.
 */
function readCache(): CompanyList | null {
  try {
    const { timestamp, items: companies, origin } = JSON.parse(localStorage.getItem(key) ?? 'null');
    const age = Date.now() - timestamp;
    const isFresh = age >= 0 && age < validForMs;
    return isFresh && companies.length > 0 ? { companies, origin } : null;
  } catch {
    return null;
  }
}

/** Keeps the list in memory and, unless the storage refuses it, in the cache; null clears both. */
function keep(list: CompanyList | null): void {
  known = list;
  const cached = list && { timestamp: Date.now(), items: list.companies, origin: list.origin };
  try {
    if (cached) localStorage.setItem(key, JSON.stringify(cached));
    else localStorage.removeItem(key);
  } catch {
    // Without storage the next visit makes another request.
  }
}
