/** Ranges of UK staff: from `least` inclusive to `below` exclusive. */
export const sizeBuckets = [
  { value: 'under-1000', label: 'Under 1,000', least: 1, below: 1000 },
  { value: '1000-4999', label: '1,000–4,999', least: 1000, below: 5000 },
  { value: '5000-19999', label: '5,000–19,999', least: 5000, below: 20_000 },
  { value: '20000-plus', label: '20,000+', least: 20_000, below: Number.POSITIVE_INFINITY },
] as const;

export const sortOrders = [
  { value: 'name-asc', label: 'Name, A to Z' },
  { value: 'name-desc', label: 'Name, Z to A' },
  { value: 'staff-asc', label: 'UK staff, least to most' },
  { value: 'staff-desc', label: 'UK staff, most to least' },
] as const;

type SizeBucket = (typeof sizeBuckets)[number]['value'];
export type SortOrder = (typeof sortOrders)[number]['value'];

/** The directory's query parameters. Empty text means "any". */
export interface Filters {
  q: string;
  industry: string;
  size: SizeBucket | '';
  sort: SortOrder;
  /** From 1; may be past the last page. */
  page: number;
}

export const noFilters: Filters = { q: '', industry: '', size: '', sort: 'name-asc', page: 1 };

/** Reads filters from an address or a form; invalid values count as absent. */
export function readFilters(params: URLSearchParams): Filters {
  const text = (name: string) => (params.get(name) ?? '').trim();
  const page = /^[1-9]\d{0,5}$/.test(text('page')) ? Number(text('page')) : 1;
  return {
    // Half of a character at the end would be no text.
    q: text('q').slice(0, 100).toWellFormed(),
    industry: text('industry'),
    size: sizeBuckets.find(({ value }) => value === text('size'))?.value ?? '',
    sort: sortOrders.find(({ value }) => value === text('sort'))?.value ?? noFilters.sort,
    page,
  };
}

/** The canonical address of a filtered list: default values are omitted. */
export function directoryPath(filters: Partial<Filters>): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(noFilters) as (keyof Filters)[]) {
    const value = filters[name] ?? noFilters[name];
    if (value !== noFilters[name]) params.set(name, String(value));
  }
  const search = params.toString();
  return search ? `/companies?${search}` : '/companies';
}

/** Whether a filter narrows the list; sort order and page do not. */
export function isNarrowed({ q, industry, size }: Filters): boolean {
  return Boolean(q || industry || size);
}
