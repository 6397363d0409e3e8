import type { Company } from './company';

export function findCompany(companies: readonly Company[], slug: string): Company | null {
  return companies.find((company) => company.slug === slug) ?? null;
}
