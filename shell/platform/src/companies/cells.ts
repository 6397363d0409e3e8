import { grouped } from '../money';
import { tidyLine } from '../readable-text';

/** What a cell says: a value, nothing, or the fault why its text is no value, in words that follow the column's name. */
export type CellReader<T> = (cell: string) => { value?: T; fault?: string };

const LONGEST_TEXT = 1000;
/** What Google Sheets shows in place of a formula's result. */
const SHEET_ERROR = /^(#N\/A|#[A-Z0-9/_]+[!?]|#GETTING_DATA|Loading(\.\.\.|…))$/;
const NO_VALUE = /^([-–—]|n\/a)$/i;
const NO_NUMBER_YET = /^tb[ac]$/i;

/** One line of text. */
export const text: CellReader<string> = (cell) => {
  const line = tidyLine(cell);
  if (line === '' || NO_VALUE.test(line)) return {};
  if (SHEET_ERROR.test(line)) return { fault: `shows ${line}` };
  if (line.length > LONGEST_TEXT) return { fault: `is longer than ${grouped(LONGEST_TEXT)} characters` };
  return { value: line };
};

interface Range {
  least: number;
  most: number;
  /** The sign that may stand before (£) or after (%) the number, as a formatted sheet delivers it. */
  sign?: '£' | '%';
  /** What happens to decimals. */
  decimals: 'rounded' | 'kept' | 'refused';
}

const NUMBER = /^[+-]?(?=\.?\d)(?:\d{1,3}(?:[ ,]\d{3})+|\d*)(?:\.\d*)?$/;
/** 3.700 is 3,700 to many staff: no amount, count or id has three decimals. */
const TWO_WAYS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/** Reads numbers. Commas and spaces are stripped (spec section 3), where they group thousands. */
function numberIn({ least, most, sign, decimals }: Range): CellReader<number> {
  return (cell) => {
    const { value: written = '', fault } = text(cell);
    if (written === '' || NO_NUMBER_YET.test(written)) return { fault };
    if (written.endsWith('%') && sign !== '%') return { fault: 'is a percentage' };
    const plain = written.replace('−', '-').replace(/ ?%$/, '');
    const digits = sign === '£' ? plain.replace(/^([+-]?)£ ?/, '$1') : plain;
    if (!NUMBER.test(digits)) return { fault: 'is not a number like 1,234.50' };
    if (decimals !== 'kept' && TWO_WAYS.test(digits)) return { fault: 'may be thousands or decimals' };
    const exact = Number(digits.replace(/[ ,]/g, ''));
    if (decimals === 'refused' && !Number.isInteger(exact)) return { fault: 'is not a whole number' };
    // `+ 0` turns a rounded -0, which would be printed as "-0", into 0.
    const value = decimals === 'kept' ? exact : Math.round(exact) + 0;
    if (value < least) return { fault: `is below ${least}` };
    return value > most ? { fault: `is over ${grouped(most)}` } : { value };
  };
}

/** What £10 a month can become in three years. */
export const pounds = numberIn({ least: 0, most: 100_000, sign: '£', decimals: 'rounded' });
/** A share price falls by its whole at most. */
export const priceChange = numberIn({ least: -100, most: 10_000, sign: '%', decimals: 'kept' });
export const analysts = numberIn({ least: 0, most: 1_000, decimals: 'rounded' });
export const staff = numberIn({ least: 1, most: 5_000_000, decimals: 'rounded' });
/** The CRM would refuse the registrations of any other pipeline. */
export const pipeline = numberIn({ least: 1, most: 9_999_999, decimals: 'refused' });
/** A share's symbol, its exchange before it or not. Its fixed column may hold anything, which nobody meant to publish. */
export const ticker: CellReader<string> = (cell) => {
  const read = text(cell);
  const isTicker = /^([a-z]+: ?)?[a-z0-9./]{1,12}$/i.test(read.value ?? 'none');
  return isTicker ? read : { fault: 'is no ticker like LON:ABC' };
};
