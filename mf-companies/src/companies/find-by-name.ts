import { type Company, comparable } from '@sharemore/platform/companies';

/** The companies whose name contains `text`, however it is typed, in list order; all companies for a blank text. */
export function findByName(companies: readonly Company[], text: string): readonly Company[] {
  const wanted = comparable(text);
  return companies.filter(({ searchName }) => searchName.includes(wanted));
}
