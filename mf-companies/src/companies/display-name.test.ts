import { expect, it } from 'vitest';
import { displayName } from './company-view';

it.each([
  ['marlowick', 'Marlowick'],
  ['harbour--vale-banking-group', 'Harbour & Vale Banking Group'],
  ['7k-group', '7k Group'],
  ['constructor', 'Constructor'],
  ['__proto__', '__proto__'],
  ['', ''],
])('displays %s as %s', (slug, name) => {
  expect(displayName(slug)).toBe(name);
});
