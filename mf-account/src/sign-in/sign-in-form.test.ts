import { expect, test } from 'vitest';
import { isSampleAccount, sampleAccount } from './sign-in-form';

const { email, password } = sampleAccount;

test.each([
  ['the sample account', email, password],
  ['its email as mail programs paste it', `\u200e${email.replace('@', '\u00ad@')}\u200b`, password],
  ['its email in another case and between spaces', `  ${email.toUpperCase()}\t`, password],
])('accepts %s', (_, givenEmail, givenPassword) => {
  expect(isSampleAccount(givenEmail, givenPassword)).toBe(true);
});

test.each([
  ['another email', 'someone@sharemore.example', password],
  ['a longer email', `${email}.uk`, password],
  ['no email', '', password],
  ['its password in another case', email, password.toLowerCase()],
  ['its password and a space', email, `${password} `],
  ['no password', email, ''],
])('rejects %s', (_, givenEmail, givenPassword) => {
  expect(isSampleAccount(givenEmail, givenPassword)).toBe(false);
});
