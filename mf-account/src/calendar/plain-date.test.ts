import { expect, test } from 'vitest';
import { addDays, dayInLondon, isWeekend, longDate, plainDate } from './plain-date';

test('runs over the ends of months and years, leap days included', () => {
  expect(plainDate(2026, 13, 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('knows weekends', () => {
  expect(isWeekend('2026-11-27')).toBe(false);
  expect(isWeekend('2026-11-28')).toBe(true);
  expect(isWeekend('2026-11-29')).toBe(true);
});

test('takes the day in London: an hour ahead of UTC in summer', () => {
  expect(dayInLondon(new Date('2026-07-27T22:59:00Z'))).toBe('2026-07-27');
  expect(dayInLondon(new Date('2026-07-27T23:00:00Z'))).toBe('2026-07-28');
  expect(dayInLondon(new Date('2026-11-27T23:59:00Z'))).toBe('2026-11-27');
});

test('writes a date out in British English', () => {
  expect(longDate('2026-11-27')).toBe('Friday 27 November 2026');
});
