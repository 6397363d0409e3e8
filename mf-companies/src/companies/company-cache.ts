import type { Company, CompanyList, CompanyOrigin } from '@sharemore/platform/companies';

/** The version is part of the key, so that a list written by another version of the site is never read. */
const key = 'sharemore-companies-v4';
const validForMs = 24 * 60 * 60 * 1000;

interface Stored {
  timestamp: number;
  items: Company[];
  origin: CompanyOrigin;
}

/**
 * The cached list if it is less than 24 hours old and not empty, else null. Any storage problem (access denied,
 * invalid JSON, another shape) counts as a cache miss.
 */
export function readCachedCompanies(): CompanyList | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!isStored(stored)) return null;
    const age = Date.now() - stored.timestamp;
    if (age < 0 || age >= validForMs) return null;
    return { companies: stored.items, origin: stored.origin };
  } catch {
    return null;
  }
}

/** Caches a list for 24 hours, unless it is empty or the storage refuses it. */
export function cacheCompanies(list: CompanyList): void {
  if (list.companies.length === 0) return;
  const stored: Stored = { timestamp: Date.now(), items: [...list.companies], origin: list.origin };
  try {
    localStorage.setItem(key, JSON.stringify(stored));
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

const origins: readonly unknown[] = ['sheet', 'sample', 'built-in'] satisfies CompanyOrigin[];

function isStored(value: unknown): value is Stored {
  if (!isRecord(value)) return false;
  const { timestamp, items, origin } = value;
  return (
    typeof timestamp === 'number' &&
    origins.includes(origin) &&
    Array.isArray(items) &&
    items.length > 0 &&
    items.every(isCompany)
  );
}

function isCompany(value: unknown): value is Company {
  if (!isRecord(value)) return false;
  const { name, slug, pipelineId, analystsBuy, analystsHold, analyststSell } = value;
  return (
    [name, slug, pipelineId].every((text) => typeof text === 'string') &&
    [analystsBuy, analystsHold, analyststSell].every((count) => typeof count === 'number')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
