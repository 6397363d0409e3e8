import { describe, expect, it } from 'vitest';
import { figures } from './figures';

/** The test warns this many days before a review is overdue and the build fails. */
const WARNING_DAYS = 45;

describe('figures', () => {
  it('state the limits of the law as they were last checked', () => {
    const { discount, highestMinimum, highestSaving, exerciseMonths, exerciseMonthsOnDeath } = figures;
    const { isaDays, pausedPayments } = figures;
    const savings = [discount, highestMinimum, highestSaving, pausedPayments];
    expect(savings.map(({ text }) => text)).toEqual(['20%', '£10', '£500', '12']);
    const shares = [exerciseMonths, exerciseMonthsOnDeath, isaDays];
    expect(shares.map(({ text }) => text)).toEqual(['6', '12', '90']);
  });

  it.for(Object.entries(figures))(
    '%s has a source and a review that is not overdue',
    async ([, figure], { annotate }) => {
      expect(figure.source).not.toBe('');
      expect(figure.reviewBy).toMatch(/^\d{4}-\d\d-\d\d$/);
      const review = `The review of ${figure.text} (${figure.source}) is due by ${figure.reviewBy}.`;
      const days = (Date.parse(figure.reviewBy) - Date.now()) / 86_400_000;
      if (days <= WARNING_DAYS) {
        process.stderr.write(`${review}\n`);
        await annotate(review, 'warning');
      }
      // -1: the review may happen until the end of that day.
      expect(days, review).toBeGreaterThan(-1);
    },
  );
});
