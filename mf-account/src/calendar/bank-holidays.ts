import { addDays, isWeekend, type PlainDate, plainDate, weekday } from './plain-date';

/**
 * What royal proclamation changed for single years in England and Wales: days moved and days added.
 * A new one is one more line here (source: https://www.gov.uk/bank-holidays, reviewed November 2026).
 */
const PROCLAIMED: { instead?: PlainDate; on: PlainDate; occasion: string }[] = [
  { instead: '2020-05-04', on: '2020-05-08', occasion: '75 years since VE Day' },
  { instead: '2022-05-30', on: '2022-06-02', occasion: 'Spring bank holiday' },
  { on: '2022-06-03', occasion: 'Platinum Jubilee' },
  { on: '2022-09-19', occasion: 'State funeral of Queen Elizabeth II' },
  { on: '2023-05-08', occasion: 'Coronation of King Charles III' },
];

/**
 * The bank holidays of England and Wales in `year`, in order: computed from the rules of the Banking and
 * Financial Dealings Act 1971 and common law, substitute days included, plus the proclaimed exceptions since 2020.
 */
export function bankHolidays(year: number): PlainDate[] {
  const easter = easterSunday(year);
  const days = new Set<PlainDate>([
    weekdayFrom(plainDate(year, 1, 1)),
    addDays(easter, -2),
    addDays(easter, 1),
    firstMonday(year, 5),
    lastMonday(year, 5),
    lastMonday(year, 8),
    ...christmas(year),
  ]);
  for (const { instead, on } of PROCLAIMED) {
    if (Number(on.slice(0, 4)) !== year) continue;
    if (instead) days.delete(instead);
    days.add(on);
  }
  return [...days].sort();
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm, after Meeus, Jones and Butcher). */
export function easterSunday(year: number): PlainDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return plainDate(year, Math.floor(n / 31), (n % 31) + 1);
}

/** The two days of Christmas: one that falls on a weekend is made up for on the next weekday still free. */
function christmas(year: number): PlainDate[] {
  const days = [plainDate(year, 12, 25), plainDate(year, 12, 26)];
  const kept = days.filter((day) => !isWeekend(day));
  for (const lost of days.filter(isWeekend)) {
    let substitute = weekdayFrom(lost);
    while (kept.includes(substitute)) substitute = addDays(substitute, 1);
    kept.push(substitute);
  }
  return kept;
}

/** `date` itself, or the Monday after the weekend that it falls on. */
function weekdayFrom(date: PlainDate): PlainDate {
  return isWeekend(date) ? weekdayFrom(addDays(date, 1)) : date;
}

function firstMonday(year: number, month: number): PlainDate {
  const first = plainDate(year, month, 1);
  return addDays(first, (8 - weekday(first)) % 7);
}

function lastMonday(year: number, month: number): PlainDate {
  const last = plainDate(year, month + 1, 0);
  return addDays(last, -((weekday(last) + 6) % 7));
}
