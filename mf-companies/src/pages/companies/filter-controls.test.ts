// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { noFilters } from '../../directory/filters';
import { filtersIn, isEdited, showsFilters, writeFilters } from './filter-controls';

let form: HTMLFormElement;
const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input name="q" value="bank">
    <select name="industry"><option value="" selected>All</option><option value="Retail">Retail</option></select>
    <select name="size"><option value="" selected>Any</option><option value="20000-plus">20,000+</option></select>
    <select name="sort"><option value="name-asc">A</option><option value="staff-desc" selected>S</option></select>
  </form>`;
  form = document.forms[0] as HTMLFormElement;
});

const served = { ...noFilters, q: 'bank', sort: 'staff-desc' } as const;

it('reads the filters that the server rendered, on any page', () => {
  expect(filtersIn(form)).toEqual(served);
  expect(showsFilters(form, { ...served, page: 4 })).toBe(true);
  expect(showsFilters(form, noFilters)).toBe(false);
});

it('ignores a trailing space, which must not be removed while the visitor types', () => {
  control('q').value = 'bank ';
  expect(showsFilters(form, served)).toBe(true);
});

it('sees no edit in unchanged controls, even when the address has changed', () => {
  expect(isEdited(form)).toBe(false);
});

it.each([
  ['q', 'banks'],
  ['size', '20000-plus'],
  ['sort', 'name-asc'],
])('sees an edit in a changed %s', (name, value) => {
  control(name).value = value;
  expect(isEdited(form)).toBe(true);
});

it('writes other filters into the controls', () => {
  const filters = { ...noFilters, industry: 'Retail', size: '20000-plus' } as const;
  writeFilters(form, filters);
  expect(filtersIn(form)).toEqual(filters);
});
