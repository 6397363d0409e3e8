import { expect, it } from 'vitest';
import { forms } from '../testing/forms';
import { returnAddress, returnPage } from './return-to';

it.each([
  ['hollin--thrale', '/company/hollin--thrale'],
  ['//evil.example', '/company/evilexample'],
  ['!!!', undefined],
  [undefined, undefined],
  ['x'.repeat(20_000), undefined],
])('returns from a registration for %.40j without a return address to %s', (company, path) => {
  expect(returnPage(forms.registration, { company })?.pathname).toBe(path);
});

it.each([
  '',
  'dashboard',
  ' /dashboard',
  'https://evil.example/dashboard',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '//[',
  '/..//evil.example',
  '/./\\evil.example',
  'javascript:alert(1)',
])('returns from %j, which is no address of this site, to the form', (returnTo) => {
  const page = returnPage(forms.contact, { returnTo });
  expect(page && returnAddress(page, 'one')).toBe('/about?outcome=one#contact-form');
});
