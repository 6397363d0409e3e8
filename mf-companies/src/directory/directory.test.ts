import type { CompanyList } from '@sharemore/platform/companies';
import { parseCompanies } from '@sharemore/platform/companies';
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
    ['.*', 0],
  ])('%j finds %d', (q, count) => {
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
  ])('%s holds %j; no figure and none at all are in no bucket', (size, expected) => {
    expect(names({ size })).toEqual(expected);
  });
});

describe('the order', () => {
  it.each<[Filters['sort'], string]>([
    ['name-asc', 'Avelon Barnaby Coaster Drapple Expanse Foxting Gregory Hobbin Ibbot & Sons'],
    ['name-desc', 'Ibbot & Sons Hobbin Gregory Foxting Expanse Drapple Coaster Barnaby Avelon'],
    ['staff-asc', 'Foxting Ibbot & Sons Hobbin Drapple Barnaby Avelon Gregory Coaster Expanse'],
    ['staff-desc', 'Gregory Avelon Barnaby Drapple Hobbin Foxting Ibbot & Sons Coaster Expanse'],
  ])('%s is %s', (sort, expected) => {
    expect(names({ sort }).join(' ')).toBe(expected);
  });
});

describe('industries', () => {
  it('are picked by name, energy of every spelling being one', () => {
    expect(names({ industry: 'Banking' })).toEqual(['Barnaby', 'Hobbin']);
    expect(names({ industry: 'Utilities & Energy' })).toEqual(['Drapple']);
    expect(names({ industry: 'Nonsense' })).toEqual([]);
  });

  it('say how many companies each would show under the other filters; only the picked one may show none', () => {
    expect(of({ size: '1000-4999', industry: 'Retail' }).industries).toEqual([
      { name: 'Banking', count: 1 },
      { name: 'Retail', count: 0 },
      { name: 'Utilities & Energy', count: 1 },
    ]);
    expect(of({}).industries).toHaveLength(7);
  });
});

it('counts for all industries also what has none, whichever is picked', () => {
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

  it('cut 10,000 companies so that each is on exactly one', () => {
    const { pages } = page(1);
    expect(pages).toBe(Math.ceil(10_000 / pageSize));
    const slugs = Array.from({ length: pages }, (_, index) => page(index + 1).cards).flatMap((cards) =>
      cards.map(({ slug }) => slug),
    );
    expect(new Set(slugs).size).toBe(10_000);
    expect(slugs).toHaveLength(10_000);
  });

  it('past the end are the last one', () => {
    expect(page(5000).page).toBe(Math.ceil(10_000 / pageSize));
    expect(page(5000).cards).toHaveLength(10_000 % pageSize);
    expect(of({ page: 7 }).page).toBe(1);
  });
});
