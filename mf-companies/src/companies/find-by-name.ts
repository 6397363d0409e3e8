import type { Company } from '@sharemore/platform/companies';
import { searchable, searchableCompanies } from './searchable';

/** The companies whose name contains `text`, ignoring case, in list order; all companies for a blank text. */
export function findByName(companies: readonly Company[], text: string): readonly Company[] {
  const wanted = searchable(text.trim());
  if (!wanted) return companies;
  return searchableCompanies(companies)
    .filter(({ searchName }) => searchName.includes(wanted))
    .map(({ company }) => company);
}
