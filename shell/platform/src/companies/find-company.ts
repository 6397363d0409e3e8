import { comparable } from '../readable-text';
import type { Company } from './company';

export function findCompany(companies: readonly Company[], slug: string): Company | null {
  return companies.find((company) => company.slug === slug) ?? null;
}

/** The company that an address means which was typed, or changed on its way: its slug or its name, as `comparable` has them. */
export function companyMeantBy(companies: readonly Company[], text: string): Company | undefined {
  const meant = comparable(text);
  return companies.find(({ slug, comparableName }) => [comparable(slug), comparableName].includes(meant));
}
