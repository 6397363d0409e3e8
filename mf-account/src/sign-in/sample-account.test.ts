import { expect, test } from 'vitest';
import { isSampleAccount, sampleAccount } from './sample-account';

const { email, password } = sampleAccount;

test('accepts the sample account', () => {
  expect(isSampleAccount(email, password)).toBe(true);
});

test('ignores case and surrounding spaces in the email', () => {
  expect(isSampleAccount(`  ${email.toUpperCase()}\t`, password)).toBe(true);
});

test.each([
  ['another case', password.toLowerCase()],
  ['a leading space', ` ${password}`],
  ['a trailing space', `${password} `],
  ['nothing', ''],
])('refuses a password with %s', (_, wrong) => {
  expect(isSampleAccount(email, wrong)).toBe(false);
});

test.each(['', 'someone@sharemore.example', `${email}.uk`, 'demo @sharemore.example'])(
  'refuses the email "%s"',
  (wrong) => {
    expect(isSampleAccount(wrong, password)).toBe(false);
  },
);
