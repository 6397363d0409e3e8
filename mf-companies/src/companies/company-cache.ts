import type { Company, CompanyList, CompanyOrigin } from '@sharemore/platform/companies';

/** The name carries the version: a list that an older or newer site wrote under another name is never read. */
const key = 'sharemore-companies-v4';
const validForMs = 24 * 60 * 60 * 1000;

interface Stored {
  timestamp: number;
  items: Company[];
  origin: CompanyOrigin;
}

/**
 * The list that this browser kept, when it is less than 24 hours old and not empty; else null. Whatever is
 * wrong with the storage (forbidden, damaged, of another shape) counts as nothing kept.
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

/** Keeps a list for 24 hours, when there is anything to keep and the storage takes it. */
export function cacheCompanies(list: CompanyList): void {
  if (list.companies.length === 0) return;
  const stored: Stored = { timestamp: Date.now(), items: [...list.companies], origin: list.origin };
  try {
    localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // A full or forbidden storage costs a request on the next visit, nothing else.
  }
}

/** Forgets the kept list, so that the next look fetches one. */
export function forgetCachedCompanies(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept where nothing can be removed.
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
