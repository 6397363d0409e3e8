import { expect, it } from 'vitest';
import { figures } from './figures';

it('state the limits of the law as they were last checked', () => {
  const { discount, highestMinimum, highestSaving, exerciseMonths, exerciseMonthsOnDeath } = figures;
  const { isaDays, pausedPayments } = figures;
  const savings = [discount, highestMinimum, highestSaving, pausedPayments];
  expect(savings.map(({ text }) => text)).toEqual(['20%', '£10', '£500', '12']);
  const shares = [exerciseMonths, exerciseMonthsOnDeath, isaDays];
  expect(shares.map(({ text }) => text)).toEqual(['6', '12', '90']);
});

// `npm run due` compares the dates with today: no test may fail because of the calendar alone.
it.each(Object.entries(figures))('%s has a source and a date of review', (_, { source, reviewBy }) => {
  expect(source).not.toBe('');
  expect(reviewBy).toMatch(/^\d{4}-\d\d-\d\d$/);
});
