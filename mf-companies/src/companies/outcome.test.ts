import { costOf, terms } from '@sharemore/platform/outcomes';
import { describe, expect, it } from 'vitest';
import { analystSentence, bonus, isShareMoreAhead, loan, paidIn } from './outcome';

it('uses the same fees, loan and bonus as the platform', () => {
  expect(costOf({ monthly: terms.largestPayment })).toEqual({ saved: loan, fees: paidIn });
  expect(terms.bonusPayments * (paidIn / terms.payments)).toBe(bonus);
});

describe('isShareMoreAhead', () => {
  it.each([
    [383, 585, 1125, true],
    [383, 450, 450, false],
    [500, 450, 500, false],
    [383, 450, 200, false],
    [0, 0, 0, false],
    [0, 0, 1, true],
    [-5, -3, -1, true],
  ])(
    'compares a savings account at %d and Sharesave at %d with ShareMore at %d: %s',
    (savingsAccount, withShareSave, withShareMore, ahead) => {
      expect(isShareMoreAhead({ savingsAccount, withShareSave, withShareMore })).toBe(ahead);
    },
  );
});

describe('analystSentence', () => {
  it.each([
    [5, 2, 2, 'Analysts are bullish on Q7: most recommend that investors buy its shares.'],
    [1, 4, 4, 'Analysts who recommend that investors buy or hold Q7 shares outnumber those who say sell.'],
    [
      4,
      0,
      4,
      'Analysts who recommend that investors buy or hold Q7 shares don’t outnumber those who say sell.',
    ],
    [
      0,
      0,
      1,
      'Analysts who recommend that investors buy or hold Q7 shares don’t outnumber those who say sell.',
    ],
    [0, 0, 0, null],
  ])('sums up %d buy, %d hold and %d sell as: %s', (buy, hold, sell, sentence) => {
    expect(analystSentence('Q7', { buy, hold, sell })).toBe(sentence);
  });
});
