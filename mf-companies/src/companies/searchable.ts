import type { Company } from '@sharemore/platform/companies';
import { comparable } from '@sharemore/platform/readable-text';

/** A company with its name in normalised form. */
export interface SearchableCompany {
  company: Company;
  searchName: string;
}

const cache = new WeakMap<readonly Company[], readonly SearchableCompany[]>();

/** The companies in list order. Names are normalised once for each list, so that a keystroke only compares. */
export function searchableCompanies(companies: readonly Company[]): readonly SearchableCompany[] {
  let entries = cache.get(companies);
  if (!entries) {
    entries = companies.map((company) => ({ company, searchName: comparable(company.name) }));
    cache.set(companies, entries);
  }
  return entries;
}
