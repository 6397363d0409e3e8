import { expect, it } from 'vitest';
import { parseCompanies } from './parse-companies';
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

it('numbers slugs that collide, and makes slugs of other letters, whatever the order of the rows', () => {
  const rows = [
    ['Nettle', 'nettle', ''],
    ['Nettle', '', 'NETT2'],
    ['Nettle', '', 'NETT1'],
    ['Nettle 2', 'nettle-2', ''],
    ['! - !', '', ' BANG '],
    ['日本商事', '', ''],
    ['Компания', '', ''],
  ];
  const slugsByRow = (order: string[][]) =>
    Object.fromEntries(
      parseCompanies([['Company', 'Slug', 'Ticker'], ...order]).map(({ name, stockSymbol, slug }) => [
        name + stockSymbol,
        slug,
      ]),
    );
  const first = slugsByRow(rows);
  expect(first).toMatchObject({
    Nettle: 'nettle',
    NettleNETT1: 'nettle-3',
    NettleNETT2: 'nettle-4',
    'Nettle 2': 'nettle-2',
    '! - !BANG': 'bang',
  });
  expect(first.日本商事).toMatch(/^company-[a-z0-9]+$/);
  expect(new Set(Object.values(first)).size).toBe(rows.length);
  expect(slugsByRow(rows.toReversed())).toEqual(first);
  expect(slugsByRow(rows.filter(([name]) => name !== 'Компания')).日本商事).toBe(first.日本商事);
});
