import { longDate, MONTHS, monthAndYear } from '../dates';

/** The day of a date in a sheet whose cell is formatted as a number: 1 is 31 December 1899. */
const SERIAL = /^([3-7]\d),?(\d{3})(\.\d+)?$/;
const DAY_0 = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Spellings of a date, in lower case. Numbers are read as the British write them, the day first. */
const SPELLINGS = [
  /^(?<year>\d{4})[-/.](?<month>\d\d?)(?:[-/.](?<day>\d\d?)(?:[t ].*)?)?$/,
  /^(?:(?<day>\d\d?)[-/. ])?(?<month>\d\d?)[-/. ](?<year>\d{4})(?: [\d:]+)?$/,
  /^(?<day>\d\d?)[-/. ](?<month>\d\d?|[a-z]{3,9})[-/. ](?<year>\d\d)(?: [\d:]+)?$/,
  /^(?:(?<day>\d\d?)(?:st|nd|rd|th)?(?: of)?[- ])?(?<month>[a-z]{3,9})\.?,?[- ](?<year>\d{4})$/,
  /^(?<month>[a-z]{3,9})\.? (?<day>\d\d?)(?:st|nd|rd|th)?,? (?<year>\d{4})$/,
];

/** The last month of parts of a year; a winter may end with February of the next one. */
const ENDS: Record<string, number> = {
  spring: 5,
  summer: 8,
  autumn: 11,
  winter: 14,
  q1: 3,
  q2: 6,
  q3: 9,
  q4: 12,
  h1: 6,
  h2: 12,
};

/** When the next plan opens: a date as the British write it, any other words as staff wrote them. */
export function inBritishWords(written: string): string {
  const [, thousands, rest] = SERIAL.exec(written) ?? [];
  if (thousands) return longDate(new Date(DAY_0 + Number(thousands + rest) * DAY_MS).toISOString());
  const plain = written.toLowerCase().replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /, '');
  for (const spelling of SPELLINGS) {
    const { day, month = '', year = '' } = spelling.exec(plain)?.groups ?? {};
    const number = Number(month) || monthOf(month);
    const date = new Date(Date.UTC(Number(year.padStart(4, '20')), number - 1, Number(day ?? 1)));
    // A 31 June would be another day.
    if (!year || !number || date.getUTCMonth() !== number - 1) continue;
    return day ? longDate(date.toISOString()) : monthAndYear(date.getTime());
  }
  return written;
}

/**
 * When the time that the words of a launch name is over, in milliseconds since 1970: the end of its day, month, season or
 * year. Words without a year never are.
 */
export function endOfLaunch(words: string): number {
  const months = words.toLowerCase().match(/[a-z]+\d?/g) ?? [];
  const month = Math.max(0, ...months.map((word) => ENDS[word] ?? monthOf(word)));
  // A year such as “2026/27” ends with the second one, a winter in the first.
  const inFull = month ? words : words.replace(/\b(20)\d\d[/–-](?=\d\d\b)/, '$&$1');
  const year = Math.max(...(inFull.match(/(?<!\d)(19|20)\d\d(?!\d)/g) ?? []).map(Number));
  if (!Number.isFinite(year)) return Number.POSITIVE_INFINITY;
  const [day] = /^\d\d?(?= [A-Z])/.exec(words) ?? [];
  return day ? Date.UTC(year, month - 1, Number(day) + 1) : Date.UTC(year, month || 12);
}

/** 1 for "jan" or "January"; 0 for any other word. */
function monthOf(word: string): number {
  return word.length < 3 ? 0 : MONTHS.findIndex((month) => month.toLowerCase().startsWith(word)) + 1;
}
