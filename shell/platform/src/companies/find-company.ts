import { comparable } from '../readable-text';
import type { Company } from './company';

export function findCompany(companies: readonly Company[], slug: string): Company | null {
  return companies.find((company) => company.slug === slug) ?? null;
}

/**
 * The company that an address means which was typed, or changed on its way: its slug or its name, with other apostrophes,
 * dashes, spaces, or "and" for "&".
 */
export function companyMeantBy(companies: readonly Company[], text: string): Company | undefined {
  const meant = wordsOf(text);
  return companies.find(({ slug, name }) => [slug, name].some((known) => wordsOf(known) === meant));
}

function wordsOf(text: string): string {
  const words = comparable(text).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word && word !== 'and').join(' ');
}
