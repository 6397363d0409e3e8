import { describe, expect, it } from 'vitest';
import config from '../../area.config';
import { directoryPath, type Filters, isNarrowed, noFilters, readFilters } from './filters';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('filters from an address', () => {
  it.each<[string, Partial<Filters>]>([
    ['', {}],
    ['q=marlowick', { q: 'marlowick' }],
    ['q=%20B%26M%20', { q: 'B&M' }],
    ['industry=Utilities+%26+Energy', { industry: 'Utilities & Energy' }],
    ['size=1000-4999&sort=staff-desc&page=3', { size: '1000-4999', sort: 'staff-desc', page: 3 }],
    ['size=huge&sort=random', {}],
    ['page=0', {}],
    ['page=-1', {}],
    ['page=2.5', {}],
    ['page=9999999', {}],
    ['q=a&q=b', { q: 'a' }],
    ['utm_source=mail', {}],
  ])('are read from %j', (search, filters) => {
    expect(read(search)).toEqual({ ...noFilters, ...filters });
  });

  it('are all named in `queries` of area.config.ts, without which the server ignores them', () => {
    expect(config.queries['/companies']).toEqual(Object.keys(noFilters));
  });

  it('limit the search text to 100 characters', () => {
    expect(read(`q=${'x'.repeat(5000)}`).q).toHaveLength(100);
  });
});

describe('the address of filters', () => {
  it.each<[Partial<Filters>, string]>([
    [{}, '/companies'],
    [{ q: 'B&M' }, '/companies?q=B%26M'],
    [{ page: 2 }, '/companies?page=2'],
    [
      { q: 'a b', industry: 'Utilities & Energy', size: '20000-plus', sort: 'name-desc', page: 4 },
      '/companies?q=a+b&industry=Utilities+%26+Energy&size=20000-plus&sort=name-desc&page=4',
    ],
  ])('of %j is %s and reads back as the same filters', (filters, path) => {
    expect(directoryPath(filters)).toBe(path);
    expect(read(path.split('?')[1] ?? '')).toEqual({ ...noFilters, ...filters });
  });
});

it('treats name, industry and size as narrowing, but not order or page', () => {
  expect(isNarrowed({ ...noFilters, sort: 'name-desc', page: 2 })).toBe(false);
  expect(isNarrowed({ ...noFilters, q: 'a' })).toBe(true);
  expect(isNarrowed({ ...noFilters, industry: 'Retail' })).toBe(true);
  expect(isNarrowed({ ...noFilters, size: 'under-1000' })).toBe(true);
});

it('cuts a long search before a character, not within it', () => {
  const q = readFilters(new URLSearchParams({ q: `${'a'.repeat(99)}😀` })).q;
  expect(() => encodeURIComponent(q)).not.toThrow();
});
