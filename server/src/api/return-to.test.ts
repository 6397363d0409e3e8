import { expect, it } from 'vitest';
import { returnAddress, returnPage } from './return-to';

it.each([
  ['Hollin & Thrale', '/company/hollin--thrale'],
  ['!!!', '/companies'],
  ['x'.repeat(20_000), '/companies'],
])('leads to the company’s page, or to all companies when the name has no valid slug', (company, path) => {
  const page = returnPage('registration', { company });
  expect(returnAddress(page, 'id')).toBe(`${path}?outcome=id#register`);
});

it('never leaves the site', () => {
  const page = returnPage('contact', { returnTo: '//evil.example' });
  expect(returnAddress(page, 'one')).toBe('/about?outcome=one#contact-form');
});
