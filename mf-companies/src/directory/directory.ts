import type { Company, CompanyList } from '@sharemore/platform/companies';
import { comparable } from '@sharemore/platform/readable-text';
import { type SearchableCompany, searchableCompanies } from '../companies/searchable';
import { type Filters, type SortOrder, sizeBuckets } from './filters';

export const pageSize = 18;

export type DirectoryCard = Pick<Company, 'name' | 'slug' | 'sector' | 'description' | 'employeeSize'>;

/** One page of the directory, small enough to embed in the document. */
export type DirectoryPage = ReturnType<typeof directoryOf>;

/** Applies the filters of spec section 5 and returns the requested page, or the last one if it is past the end. */
export function directoryOf({ companies, origin }: CompanyList, filters: Filters) {
  const wanted = comparable(filters.q);
  const bucket = sizeBuckets.find(({ value }) => value === filters.size);
  const counts = new Map<string, number>(filters.industry ? [[filters.industry, 0]] : []);
  const matches: Company[] = [];
  let inAllIndustries = 0;
  for (const { company, searchName } of inOrder(companies, filters.sort)) {
    if (!searchName.includes(wanted)) continue;
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

/** Sorted lists, so that each list is sorted once for each order. */
const orders = new WeakMap<readonly Company[], Partial<Record<SortOrder, readonly SearchableCompany[]>>>();

function inOrder(companies: readonly Company[], sort: SortOrder): readonly SearchableCompany[] {
  const byName = searchableCompanies(companies);
  if (sort === 'name-asc') return byName;
  const sorted = orders.get(companies) ?? {};
  orders.set(companies, sorted);
  sorted[sort] ??=
    sort === 'name-desc' ? byName.toReversed() : byStaff(byName, sort === 'staff-desc' ? -1 : 1);
  return sorted[sort];
}

/** Sorts by UK staff, then by name; companies without a figure come last in both directions (spec section 5). */
function byStaff(byName: readonly SearchableCompany[], direction: 1 | -1): readonly SearchableCompany[] {
  const size = ({ company }: SearchableCompany) => company.employeeSize || null;
  return byName.toSorted((a, b) => {
    const [left, right] = [size(a), size(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    // The list is sorted by name and the sort is stable, so ties stay in name order.
    return (left - right) * direction;
  });
}
