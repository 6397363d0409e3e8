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

export type Filters = ReturnType<typeof readFilters>;

/** The directory's query parameters, from an address or a form. Invalid values count as absent, and '' means "any". */
export function readFilters(params: URLSearchParams) {
  const text = (name: string) => (params.get(name) ?? '').trim();
  return {
    // Half of a character at the end would be no text.
    q: text('q').slice(0, 100).toWellFormed(),
    industry: text('industry'),
    size: sizeBuckets.find(({ value }) => value === text('size'))?.value ?? ('' as const),
    sort: sortOrders.find(({ value }) => value === text('sort'))?.value ?? sortOrders[0].value,
    /** From 1; may be past the last page. */
    page: /^[1-9]\d{0,5}$/.test(text('page')) ? Number(text('page')) : 1,
  };
}

export const noFilters = readFilters(new URLSearchParams());

/** The canonical address of a filtered list: default values are omitted. */
export function directoryPath(filters: Partial<Filters>): string {
  const params = new URLSearchParams();
  for (const name of Object.keys(noFilters) as (keyof Filters)[]) {
    const value = filters[name] ?? noFilters[name];
    if (value !== noFilters[name]) params.set(name, String(value));
  }
  return `/companies${params.size > 0 ? `?${params}` : ''}`;
}

/** Whether a filter narrows the list; sort order and page do not. */
export function isNarrowed({ q, industry, size }: Filters): boolean {
  return Boolean(q || industry || size);
}
