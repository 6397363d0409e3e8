import { expect, it } from 'vitest';
import { longDate, monthAndYear } from './dates';

it('writes a day without a leading zero', () => {
  expect(longDate('2026-01-01')).toBe('1 January 2026');
  expect(longDate('2025-12-31')).toBe('31 December 2025');
});

it('writes a month and a year', () => {
  expect(monthAndYear('2027-05-14')).toBe('May 2027');
  expect(monthAndYear(Date.UTC(2024, 14))).toBe('March 2025');
});
