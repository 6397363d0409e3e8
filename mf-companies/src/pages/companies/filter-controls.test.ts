// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { noFilters } from '../../directory/filters';
import { filtersIn, isEdited, isSaying, writeFilters } from './filter-controls';

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

it('the controls say what the server sent, on whatever page', () => {
  expect(filtersIn(form)).toEqual(served);
  expect(isSaying(form, { ...served, page: 4 })).toBe(true);
  expect(isSaying(form, noFilters)).toBe(false);
});

it('a space at the end says nothing new: it must not be taken from whoever is typing', () => {
  control('q').value = 'bank ';
  expect(isSaying(form, served)).toBe(true);
});

it('an address that moved on is no edit: going back must not be undone', () => {
  expect(isSaying(form, noFilters)).toBe(false);
  expect(isEdited(form)).toBe(false);
});

it.each([
  ['q', 'banks'],
  ['size', '20000-plus'],
  ['sort', 'name-asc'],
])('a changed %s is an edit', (name, value) => {
  control(name).value = value;
  expect(isEdited(form)).toBe(true);
});

it('takes other filters over', () => {
  const filters = { ...noFilters, industry: 'Retail', size: '20000-plus' } as const;
  writeFilters(form, filters);
  expect(filtersIn(form)).toEqual(filters);
});
