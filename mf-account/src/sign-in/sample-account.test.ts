import { expect, test } from 'vitest';
import { isSampleAccount, sampleAccount } from './sample-account';

const { email, password } = sampleAccount;

test.each([
  ['the sample account', email, password, true],
  ['its email in another case and between spaces', `  ${email.toUpperCase()}\t`, password, true],
  ['another email', 'someone@sharemore.example', password, false],
  ['a longer email', `${email}.uk`, password, false],
  ['no email', '', password, false],
  ['its password in another case', email, password.toLowerCase(), false],
  ['its password and a space', email, `${password} `, false],
  ['no password', email, '', false],
])('%s: %s, %s', (_, givenEmail, givenPassword, isIt) => {
  expect(isSampleAccount(givenEmail, givenPassword)).toBe(isIt);
});
