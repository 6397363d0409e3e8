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
