import { parseCompanies } from '@sharemore/platform/companies';
import { expect, it } from 'vitest';
import { findByName } from './find-by-name';

const companies = parseCompanies([['Company'], ['Marcove'], ['B&W'], ['Cobble Group'], ['Costume Group']]);
const names = (text: string) => findByName(companies, text).map(({ name }) => name);

it.each([
  ['', ['B&W', 'Cobble Group', 'Costume Group', 'Marcove']],
  ['   ', ['B&W', 'Cobble Group', 'Costume Group', 'Marcove']],
  ['CO', ['Cobble Group', 'Costume Group', 'Marcove']],
  ['group', ['Cobble Group', 'Costume Group']],
  [' marcove ', ['Marcove']],
  ['&', ['B&W']],
  ['BandW', ['B&W']],
  ['.', []],
])('finds for %j: %j', (text, found) => {
  expect(names(text)).toEqual(found);
});
