// biome-ignore-all lint/plugin: in the browser only, where no page is kept
import type { CompanyList, CompanyOrigin } from '@sharemore/platform/companies';

/** The version is part of the key, so that a list written by another version of the site is never read. */
const key = 'sharemore-companies-v4';
const validForMs = 24 * 60 * 60 * 1000;
const origins: readonly CompanyOrigin[] = ['sheet', 'sample', 'built-in'];

/**
 * The cached list if it is less than 24 hours old and not empty, else null. Any storage problem (access denied,
 * invalid JSON, another shape) counts as a cache miss.
 */
export function readCachedCompanies(): CompanyList | null {
  try {
    // Destructuring throws for null.
    const stored: Record<string, unknown> = JSON.parse(localStorage.getItem(key) ?? 'null');
    const { timestamp, items } = stored;
    const age = Date.now() - Number(timestamp);
    const isFresh = age >= 0 && age < validForMs;
    const origin = origins.find((known) => known === stored.origin);
    if (!isFresh || !origin || !Array.isArray(items) || items.length === 0) return null;
    // Earlier versions of the site kept no names for comparison under the same key.
    return typeof items[0].searchName === 'string' ? { companies: items, origin } : null;
  } catch {
    return null;
  }
}

/** Caches a list for 24 hours, unless the storage refuses it. */
export function cacheCompanies({ companies, origin }: CompanyList): void {
  try {
    localStorage.setItem(key, JSON.stringify({ timestamp: Date.now(), items: companies, origin }));
  } catch {
    // Without storage the next visit makes another request.
  }
}

export function forgetCachedCompanies(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that cannot be written holds no list either.
  }
}
