import type { Company } from '@sharemore/platform/companies';
import { comparable } from '@sharemore/platform/readable-text';
import { searchableCompanies } from './searchable';

/** The companies whose name contains `text`, however it is typed, in list order; all companies for a blank text. */
export function findByName(companies: readonly Company[], text: string): readonly Company[] {
  const wanted = comparable(text);
  if (!wanted) return companies;
  return searchableCompanies(companies)
    .filter(({ searchName }) => searchName.includes(wanted))
    .map(({ company }) => company);
}
