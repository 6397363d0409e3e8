import { parseCompanies } from '@sharemore/platform/companies';
import { expect, it } from 'vitest';
import { findByName } from './find-by-name';

const companies = parseCompanies([['Company'], ['Tesco'], ['B&M'], ['Coats Group'], ['Costain Group']]);
const names = (text: string) => findByName(companies, text).map(({ name }) => name);

it.each([
  ['', ['B&M', 'Coats Group', 'Costain Group', 'Tesco']],
  ['   ', ['B&M', 'Coats Group', 'Costain Group', 'Tesco']],
  ['CO', ['Coats Group', 'Costain Group', 'Tesco']],
  ['group', ['Coats Group', 'Costain Group']],
  [' tesco ', ['Tesco']],
  ['&', ['B&M']],
  ['.', []],
])('%j finds %j', (text, found) => {
  expect(names(text)).toEqual(found);
});

it('finds the same whatever was looked for before', () => {
  const texts = ['c', 'co', 'cos', 'co', 'o', '', 't', 'group', 'r', 'tes'];
  for (const text of texts) {
    const expected = companies
      .filter(({ name }) => name.toLowerCase().includes(text))
      .map(({ name }) => name);
    expect(names(text)).toEqual(expected);
  }
});
