import { type CompanyList, parseCompanies } from '@sharemore/platform/companies';
import { describe, expect, it } from 'vitest';
import { directoryOf, pageSize } from './directory';
import { type Filters, noFilters } from './filters';

const list: CompanyList = {
  origin: 'sheet',
  companies: parseCompanies([
    ['Company', 'Sector', 'UK employees'],
    ['Avelon', 'Insurance', '19,999'],
    ['Barnaby', 'Banking', '5,000'],
    ['Coaster', 'Textiles', '0'],
    ['Drapple', 'Power', '4,999'],
    ['Expanse', 'Services', ''],
    ['Foxting', 'Property', '999'],
    ['Gregory', 'Retail', '20,000'],
    ['Hobbin', 'Banking', '1,000'],
    ['Ibbot & Sons', '', '999'],
  ]),
};

const of = (filters: Partial<Filters>) => directoryOf(list, { ...noFilters, ...filters });
const names = (filters: Partial<Filters>) => of(filters).cards.map(({ name }) => name);

describe('the name search', () => {
  it.each([
    ['', 9],
    ['a', 6],
    ['BARN', 1],
    ['xt', 1],
    ['Ibbot and', 1],
    ['t & s', 1],
    ['zzz', 0],
    ['b.*n', 0],
    ['ibbot &sons.', 1],
  ])('finds for %j this number of companies: %d', (q, count) => {
    expect(of({ q }).matching).toBe(count);
    expect(of({ q }).total).toBe(9);
  });
});

describe('employee size', () => {
  it.each<[Filters['size'], string[]]>([
    ['under-1000', ['Foxting', 'Ibbot & Sons']],
    ['1000-4999', ['Drapple', 'Hobbin']],
    ['5000-19999', ['Avelon', 'Barnaby']],
    ['20000-plus', ['Gregory']],
  ])('%s contains %j, but no company without a figure', (size, expected) => {
    expect(names({ size })).toEqual(expected);
  });
});

describe('the order', () => {
  it.each<[Filters['sort'], string]>([
    ['name-asc', 'Avelon Barnaby Coaster Drapple Expanse Foxting Gregory Hobbin Ibbot & Sons'],
    ['name-desc', 'Ibbot & Sons Hobbin Gregory Foxting Expanse Drapple Coaster Barnaby Avelon'],
    ['staff-asc', 'Foxting Ibbot & Sons Hobbin Drapple Barnaby Avelon Gregory Coaster Expanse'],
    ['staff-desc', 'Gregory Avelon Barnaby Drapple Hobbin Foxting Ibbot & Sons Coaster Expanse'],
  ])('%s sorts as %s', (sort, expected) => {
    expect(names({ sort }).join(' ')).toBe(expected);
  });
});

describe('industries', () => {
  it('filter by name, with all spellings of energy as one industry', () => {
    expect(names({ industry: 'Banking' })).toEqual(['Barnaby', 'Hobbin']);
    expect(names({ industry: 'Utilities & Energy' })).toEqual(['Drapple']);
    expect(names({ industry: 'Nonsense' })).toEqual([]);
  });

  it('carry their number of matches under the other filters; only the selected one may have none', () => {
    expect(of({ size: '1000-4999', industry: 'Retail' }).industries).toEqual([
      { name: 'Banking', count: 1 },
      { name: 'Retail', count: 0 },
      { name: 'Utilities & Energy', count: 1 },
    ]);
    expect(of({}).industries).toHaveLength(7);
  });
});

it('counts companies without an industry in the total for all industries', () => {
  expect(of({}).inAllIndustries).toBe(9);
  expect(of({ size: 'under-1000', industry: 'Property' })).toMatchObject({ matching: 1, inAllIndustries: 2 });
});

it('combines all filters', () => {
  expect(names({ q: 'b', industry: 'Banking', size: '5000-19999', sort: 'name-desc' })).toEqual(['Barnaby']);
});

describe('pages', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [`Company ${index + 1}`]);
  const big: CompanyList = { origin: 'sheet', companies: parseCompanies([['Company'], ...rows]) };
  const page = (number: number) => directoryOf(big, { ...noFilters, page: number });

  it('contain each of 10,000 companies exactly once', () => {
    const { pages } = page(1);
    expect(pages).toBe(Math.ceil(10_000 / pageSize));
    const slugs = Array.from({ length: pages }, (_, index) => page(index + 1).cards).flatMap((cards) =>
      cards.map(({ slug }) => slug),
    );
    expect(new Set(slugs).size).toBe(10_000);
    expect(slugs).toHaveLength(10_000);
  });

  it('past the end show the last page', () => {
    expect(page(5000).page).toBe(Math.ceil(10_000 / pageSize));
    expect(page(5000).cards).toHaveLength(10_000 % pageSize);
    expect(of({ page: 7 }).page).toBe(1);
  });
});
