import { bankHolidays } from './bank-holidays';
import { addDays, isWeekend, type PlainDate, plainDate, yearAndMonth } from './plain-date';

const LOAN_FEE_DAY = 27;

/** When the loan fee of a month is taken: the 27th, or the next working day (spec section 9). */
export function loanFeeDate(year: number, month: number): PlainDate {
  let date = plainDate(year, month, LOAN_FEE_DAY);
  while (!isWorkingDay(date)) date = addDays(date, 1);
  return date;
}

/** The first loan fee date from `today` on; on the day itself it is that day. */
export function nextLoanFeeDate(today: PlainDate): PlainDate {
  const { year, month } = yearAndMonth(today);
  // A date that a long weekend carried into this month still belongs to the month before.
  const candidates = [loanFeeDate(year, month - 1), loanFeeDate(year, month)];
  return candidates.find((date) => date >= today) ?? loanFeeDate(year, month + 1);
}

/** Not a weekend and not a bank holiday of England and Wales. */
export function isWorkingDay(date: PlainDate): boolean {
  return !isWeekend(date) && !bankHolidays(yearAndMonth(date).year).includes(date);
}
