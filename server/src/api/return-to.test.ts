import { expect, it } from 'vitest';
import { returnAddress } from './return-to';

it.each([
  ['Hollin & Thrale', '/company/hollin--thrale'],
  ['!!!', '/companies'],
  ['x'.repeat(20_000), '/companies'],
])(
  'goes back to the page of the company, or to all of them where no company has such an address',
  (company, path) => {
    expect(returnAddress('registration', { company }, 'id')).toBe(`${path}?outcome=id#register`);
  },
);

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  'about',
])('leads back to this site only, not to %s', (returnTo) => {
  expect(returnAddress('contact', { returnTo }, 'one')).toBe('/about?outcome=one#contact-form');
});
