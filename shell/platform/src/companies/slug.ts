import type { Company } from './company';

/**
 * A name as it appears in an address (spec section 3): lower case, spaces become hyphens, and all other characters
 * except a-z, 0-9 and hyphens are removed. "Hollin & Thrale" therefore becomes `hollin--thrale`.
 */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/ /g, '-')
    .replace(/[^a-z0-9-]/g, '');
}

/**
 * The slug of a company from its cell, else its name, else its ticker. A name of other letters and no ticker makes a slug
 * from the codes of its letters, which no other row changes.
 */
export function slugOf(cell: string, name: string, ticker: string): string {
  const readable = [cell, name, ticker].map(toSlug).find((slug) => /[a-z0-9]/.test(slug));
  if (readable) return readable;
  const codes = Array.from(name, (letter) => letter.codePointAt(0)?.toString(36));
  return `company-${codes.join('').slice(0, 40)}`;
}

/**
 * Gives companies with the same slug numbers: the slug itself to one that has it in its cell, then by ticker, pipeline
 * and all other fields, whatever the order of the rows.
 */
export function numberSlugs(companies: readonly { company: Company; hasOwnSlug: boolean }[]): void {
  const taken = new Set(companies.map(({ company }) => company.slug));
  if (taken.size === companies.length) return;
  /** The last number that each slug was given. */
  const given = new Map<string, number>();
  const inOrder = companies.map(({ company, hasOwnSlug }) => {
    const key = JSON.stringify([!hasOwnSlug, company.stockSymbol, company.pipelineId, company]);
    return { company, key };
  });
  for (const { company } of inOrder.sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const wanted = company.slug;
    let number = given.get(wanted) ?? 1;
    for (; given.has(wanted) && taken.has(company.slug); number += 1) {
      company.slug = `${wanted}-${number + 1}`;
    }
    taken.add(company.slug);
    given.set(wanted, number);
  }
}
