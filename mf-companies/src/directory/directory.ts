import { type Company, type CompanyList, companiesNamed } from '@sharemore/platform/companies';
import { type Filters, sizeBuckets } from './filters';

export const pageSize = 18;

export type DirectoryCard = Pick<Company, 'name' | 'slug' | 'sector' | 'description' | 'employeeSize'>;

/** One page of the directory, small enough to embed in the document. */
export type DirectoryPage = ReturnType<typeof directoryOf>;

/** Applies the filters of spec section 5 and returns the requested page, or the last one if it is past the end. */
export function directoryOf({ companies, origin }: CompanyList, filters: Filters) {
  const bucket = sizeBuckets.find(({ value }) => value === filters.size);
  const counts = new Map<string, number>(filters.industry ? [[filters.industry, 0]] : []);
  const matches: Company[] = [];
  let inAllIndustries = 0;
  for (const company of companiesNamed(orders[filters.sort](companies), filters.q)) {
    const size = company.employeeSize ?? 0;
    if (bucket && (size < bucket.least || size >= bucket.below)) continue;
    inAllIndustries += 1;
    if (company.sector) counts.set(company.sector, (counts.get(company.sector) ?? 0) + 1);
    if (!filters.industry || company.sector === filters.industry) matches.push(company);
  }
  const pages = Math.max(1, Math.ceil(matches.length / pageSize));
  const page = Math.min(filters.page, pages);
  return {
    cards: matches.slice((page - 1) * pageSize, page * pageSize).map(cardOf),
    /** The number of matches on all pages. */
    matching: matches.length,
    total: companies.length,
    page,
    pages,
    /** The number of matches without the industry filter. */
    inAllIndustries,
    /** Industries with matches under the other filters, and the selected industry even without any. */
    industries: [...counts.keys()].sort().map((name) => ({ name, count: counts.get(name) ?? 0 })),
    origin,
  };
}

function cardOf({ name, slug, sector, description, employeeSize }: Company): DirectoryCard {
  return { name, slug, sector, description, employeeSize };
}

/** More than anybody's staff. */
const MANY = Number.MAX_SAFE_INTEGER;

/** The list is sorted by name and sorts are stable, so ties stay in name order. */
const orders: Record<Filters['sort'], (companies: readonly Company[]) => readonly Company[]> = {
  'name-asc': (byName) => byName,
  'name-desc': (byName) => byName.toReversed(),
  // Companies without a figure come last in both directions (spec section 5).
  'staff-asc': (byName) => byName.toSorted((a, b) => (a.employeeSize || MANY) - (b.employeeSize || MANY)),
  'staff-desc': (byName) => byName.toSorted((a, b) => (b.employeeSize || 0) - (a.employeeSize || 0)),
};
