import { expect, test } from 'vitest';
import { isWorkingDay, loanFeeDate, nextLoanFeeDate } from './loan-fee-date';
import { addDays, plainDate } from './plain-date';

test.each([
  ['a working day', 2026, 11, '2026-11-27'],
  ['a Saturday', 2026, 6, '2026-06-29'],
  ['a Sunday', 2026, 9, '2026-09-28'],
  ['a bank holiday Monday', 2024, 5, '2024-05-28'],
  ['a Saturday before Easter Monday', 2027, 3, '2027-03-30'],
  ['a Sunday before the summer bank holiday', 2028, 8, '2028-08-29'],
  ['the substitute day of Christmas', 2027, 12, '2027-12-29'],
  ['a Sunday before the substitute Boxing Day', 2026, 12, '2026-12-29'],
])('moves on from %s', (_, year, month, expected) => {
  expect(loanFeeDate(year, month)).toBe(expected);
});

test('is always a working day, at most four days late, for twenty years of months', () => {
  for (let month = 1; month <= 240; month += 1) {
    const due = plainDate(2024, month, 27);
    const date = loanFeeDate(2024, month);
    expect(isWorkingDay(date)).toBe(true);
    expect(date >= due && date <= addDays(due, 4)).toBe(true);
  }
});

test('the next date is this month’s until it has passed, then next month’s', () => {
  expect(nextLoanFeeDate('2026-11-01')).toBe('2026-11-27');
  expect(nextLoanFeeDate('2026-11-27')).toBe('2026-11-27');
  expect(nextLoanFeeDate('2026-11-28')).toBe('2026-12-29');
});

test('the 28th still waits for a fee that a weekend put off', () => {
  expect(nextLoanFeeDate('2026-12-28')).toBe('2026-12-29');
  expect(nextLoanFeeDate('2026-12-30')).toBe('2027-01-27');
});
