import type { Company } from '@sharemore/platform/companies';
import { searchable, searchableCompanies } from './searchable';

/** The companies whose name holds `text`, in any case, in the order of the list; all of them for no text. */
export function findByName(companies: readonly Company[], text: string): readonly Company[] {
  const wanted = searchable(text.trim());
  if (!wanted) return companies;
  return searchableCompanies(companies)
    .filter(({ searchName }) => searchName.includes(wanted))
    .map(({ company }) => company);
}
