import type { Company } from '@sharemore/platform/companies';

/** A company with its name as names are compared. */
export interface SearchableCompany {
  company: Company;
  searchName: string;
}

const known = new WeakMap<readonly Company[], readonly SearchableCompany[]>();

/** The companies of a list in its order; their names are prepared once for a list: a keystroke must only compare. */
export function searchableCompanies(companies: readonly Company[]): readonly SearchableCompany[] {
  let entries = known.get(companies);
  if (!entries) {
    entries = companies.map((company) => ({ company, searchName: searchable(company.name) }));
    known.set(companies, entries);
  }
  return entries;
}

/** As names are compared: in any case, and with "and" for "&", which telephones hide on their second keyboard. */
export function searchable(text: string): string {
  return text.toLowerCase().replaceAll('&', 'and');
}
