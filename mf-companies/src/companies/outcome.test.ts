import { costOf, terms } from '@sharemore/platform/outcomes';
import { describe, expect, it } from 'vitest';
import { analystSentence, analystVerdict, isShareMoreAhead, loan, paidIn } from './outcome';

it('what goes in and what is lent are those of the platform', () => {
  expect(costOf({ monthly: terms.largestPayment })).toEqual({ saved: loan, fees: paidIn });
});

describe('ShareMore is ahead', () => {
  it.each([
    [383, 585, 1125, true],
    [383, 450, 450, false],
    [500, 450, 500, false],
    [383, 450, 200, false],
    [0, 0, 0, false],
    [0, 0, 1, true],
    [-5, -3, -1, true],
  ])(
    'of a savings account at %d and Sharesave at %d with %d: %s',
    (savingsAccount, withShareSave, withShareMore, ahead) => {
      expect(isShareMoreAhead({ savingsAccount, withShareSave, withShareMore })).toBe(ahead);
    },
  );
});

describe('analysts', () => {
  it.each([
    [5, 2, 2, 'bullish'],
    [4, 2, 2, 'buy or hold'],
    [1, 4, 4, 'buy or hold'],
    [0, 1, 0, 'buy or hold'],
    [2, 2, 4, 'buy'],
    [0, 0, 3, 'buy'],
    [1, 0, 0, 'bullish'],
    [0, 0, 0, null],
  ])('%d buy, %d hold, %d sell: %s', (buy, hold, sell, verdict) => {
    expect(analystVerdict({ buy, hold, sell })).toBe(verdict);
  });

  it('are never quoted without their numbers', () => {
    expect(analystSentence('Marlowick', { buy: 5, hold: 2, sell: 2 })).toBe(
      'Analysts are bullish on Marlowick: 5 of 9 recommend that investors buy its shares.',
    );
    expect(analystSentence('Marlowick', { buy: 1, hold: 4, sell: 4 })).toBe(
      '5 of 9 analysts recommend that investors buy or hold Marlowick shares.',
    );
    expect(analystSentence('Marlowick', { buy: 2, hold: 2, sell: 4 })).toBe(
      '2 of 8 analysts recommend that investors buy Marlowick shares.',
    );
    expect(analystSentence('Marlowick', { buy: 0, hold: 0, sell: 0 })).toBeNull();
  });
});
