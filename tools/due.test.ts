import { expect, it } from 'vitest';
import { dueReviews } from './due';

const reviewed = (reviewBy: string) => ({ text: '£5', source: 'A law', reviewBy });
const figures = {
  later: reviewed('2027-01-16'),
  soon: reviewed('2027-01-15'),
  today: reviewed('2026-12-01'),
  past: reviewed('2026-11-30'),
};

it('lists the figures that are overdue or due within six weeks, the earliest first', () => {
  expect(dueReviews(figures, new Date('2026-12-01T10:00:00Z'))).toEqual([
    'past (£5): review overdue since 2026-11-30; source: A law',
    'today (£5): review due by 2026-12-01; source: A law',
    'soon (£5): review due by 2027-01-15; source: A law',
  ]);
  expect(dueReviews(figures, new Date('2026-10-15'))).toEqual([]);
});
