import { describe, expect, it } from 'vitest';
import { claims, figures } from './figures';

const WARNING_DAYS = 45;
const today = new Date().toISOString().slice(0, 10);

/** `due` from some weeks before the day, so that somebody looks before a build fails; `overdue` after it. */
function reviewState(reviewBy: string, on: string): 'fine' | 'due' | 'overdue' {
  const days = (Date.parse(reviewBy) - Date.parse(on)) / 86_400_000;
  if (days < 0) return 'overdue';
  return days <= WARNING_DAYS ? 'due' : 'fine';
}

describe('the figures that visitors read', () => {
  it.for(Object.entries(figures))(
    '%s names its claim and source, and its review is not overdue',
    async ([name, figure], { annotate }) => {
      expect(claims[name as keyof typeof figures]).toMatch(/\.$/);
      expect(figure.source).not.toBe('');
      expect(figure.reviewBy).toMatch(/^\d{4}-\d\d-\d\d$/);
      const review = `The review of ${figure.text} (${figure.source}) is due by ${figure.reviewBy}.`;
      const state = reviewState(figure.reviewBy, today);
      if (state === 'due') {
        process.stderr.write(`${review}\n`);
        await annotate(review, 'warning');
      }
      expect(state, review).not.toBe('overdue');
    },
  );

  it.each([
    ['2027-01-01', 'fine'],
    ['2027-04-16', 'due'],
    ['2027-05-31', 'due'],
    ['2027-06-01', 'overdue'],
  ])('on %s a review by 31 May 2027 is %s', (on, state) => expect(reviewState('2027-05-31', on)).toBe(state));
});
