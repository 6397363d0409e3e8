import { expect, it } from 'vitest';
import { returnAddress } from './return-to';

it.each([
  ['Hollin & Thrale', '/company/hollin--thrale'],
  ['!!!', '/companies'],
  ['x'.repeat(20_000), '/companies'],
])('leads to the company’s page, or to all companies when the name has no valid slug', (company, path) => {
  expect(returnAddress('registration', { company }, 'id')).toBe(`${path}?outcome=id#register`);
});

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/..//evil.example',
  'about',
])('never leaves the site, as %s would', (returnTo) => {
  expect(returnAddress('contact', { returnTo }, 'one')).toBe('/about?outcome=one#contact-form');
});
