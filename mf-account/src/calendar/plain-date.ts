/** A day of the calendar without a time or a time zone, as `2026-11-27`; such strings compare in order. */
export type PlainDate = `${number}-${string}-${string}`;

const DAY_MS = 86_400_000;

/** The calendar day; a day beyond the month's end runs over into the next month. `month` counts from 1. */
export function plainDate(year: number, month: number, day: number): PlainDate {
  return fromUtc(Date.UTC(year, month - 1, day));
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromUtc(Date.parse(date) + days * DAY_MS);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(date: PlainDate): number {
  return new Date(date).getUTCDay();
}

export function isWeekend(date: PlainDate): boolean {
  return weekday(date) === 0 || weekday(date) === 6;
}

export function yearAndMonth(date: PlainDate): { year: number; month: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

/** The day it is in the United Kingdom at `instant`, wherever the visitor's device is. */
export function dayInLondon(instant: Date): PlainDate {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(instant);
  const part = (type: 'year' | 'month' | 'day') => Number(parts.find((each) => each.type === type)?.value);
  return plainDate(part('year'), part('month'), part('day'));
}

const longFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `Friday 27 November 2026` */
export function longDate(date: PlainDate): string {
  // Some browsers put a comma after the weekday in British English, others do not.
  return longFormat.format(new Date(date)).replace(',', '');
}

function fromUtc(milliseconds: number): PlainDate {
  return new Date(milliseconds).toISOString().slice(0, 10) as PlainDate;
}
