import { expect, it } from 'vitest';
import { displayName } from './display-name';

it.each([
  ['tesco', 'Tesco'],
  ['lloyds-banking-group', 'Lloyds Banking Group'],
  ['marks--spencer', 'Marks & Spencer'],
  ['marks-and-spencer', 'Marks & Spencer'],
  ['bt-group', 'BT Group'],
  ['acme--sons', 'Acme Sons'],
  ['-', ''],
  ['constructor', 'Constructor'],
  ['__proto__', '__proto__'],
])('%s is displayed as %s', (slug, name) => {
  expect(displayName(slug)).toBe(name);
});
