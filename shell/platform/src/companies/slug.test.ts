import { expect, it } from 'vitest';
import { toSlug } from './slug';

it.each([
  ['Tesco', 'tesco'],
  ['Marks & Spencer', 'marks--spencer'],
  ["Sainsbury's", 'sainsburys'],
  ['B&M European Value Retail', 'bm-european-value-retail'],
  ['3i Group', '3i-group'],
  ['Coca-Cola HBC', 'coca-cola-hbc'],
  ['Crédit Égal', 'crdit-gal'],
  ['&&& !!!', '-'],
  ['!!!', ''],
])('writes %j as %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
