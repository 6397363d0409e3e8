import type { Company } from '@sharemore/platform/companies';

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
    entries = companies.map((company) => ({ company, searchName: searchable(company.name) }));
    cache.set(companies, entries);
  }
  return entries;
}

/** Normalises text for comparison: lower case, with "and" for "&", which is hard to reach on phone keyboards. */
export function searchable(text: string): string {
  return text.toLowerCase().replaceAll('&', 'and');
}
