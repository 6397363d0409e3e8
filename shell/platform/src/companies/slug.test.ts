import { expect, it } from 'vitest';
import { toSlug } from './slug';

it.each([
  ['Two  spaces', 'two--spaces'],
  ['Marlowick', 'marlowick'],
  ['Hollin & Thrale', 'hollin--thrale'],
  ["Orrin's", 'orrins'],
  ['P&W Everyday Value Shops', 'pw-everyday-value-shops'],
  ['7k Group', '7k-group'],
  ['Coble-Finch HBC', 'coble-finch-hbc'],
  ['Crédit Égal', 'crdit-gal'],
  ['&&& !!!', '-'],
  ['!!!', ''],
])('writes %j as %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
