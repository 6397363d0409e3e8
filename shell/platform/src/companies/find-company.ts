import type { Company } from './company';

/** The company at `slug`; null when there is none. */
export function findCompany(companies: readonly Company[], slug: string): Company | null {
  return companies.find((company) => company.slug === slug) ?? null;
}
