import { inPounds, toThePenny } from '@sharemore/platform/money';
import { costOf, terms } from '@sharemore/platform/outcomes';
import { type Basis, type InputName, type Inputs, limits } from '../what-if/inputs';
import { breakEvenAt, ownPayment, type Way, type WayName } from '../what-if/result';
import { figure } from './page-words';

export const whatIf = {
  lead: `Compare ${figure.term} years in three ways, after our fees. It’s an illustration.`,
  /** Below what one past plan came to. */
  leadAfterClaim: 'Now try your own ending: an illustration, after our fees.',
  basis: 'What stays the same in all three ways',
  bases: {
    pocket: (monthly) =>
      `Same money from my pocket (${toThePenny(monthly * terms.feeRate)}\u00A0a\u00A0month)`,
    plan: (monthly) => `Same amount in the plan (${toThePenny(monthly)}\u00A0a\u00A0month)`,
  } satisfies Record<Basis, (monthly: number) => string>,
  /** The label where the other two ways save as much as the fee. */
  monthlyFromPocket: 'Saved each month with ShareMore',
  more: 'Change the amount',
  showResult: 'Show the result',
  table: 'See the figures',
  caption: 'Three years, three ways',
  columns: { way: 'Way', paidIn: 'You pay in', paidOut: 'You get back', gain: 'Gain or loss' },
  shareable: 'Your numbers are in this page’s address, so you can keep or share it. We keep none of them.',
  tell: 'Share your numbers:',
  breakEven: `Break-even with ShareMore: ${changeOf(breakEvenAt(terms.discount))}`,
  corrected: (value: string) => `We have used ${value}.`,
  assumptions: 'How we work this out',
};

const { min, max } = limits.price;

/** The texts of the chart. The names of break-even and prices are short, for a phone. */
export const chart = {
  title: 'Gain or loss by share price at the end',
  breakEven: 'Break-even',
  breakEvenAt: (price: number) => `${-price}% below`,
  prices: [`−${-min}%`, 'Price at the start', `+${max / 2}%`, `+${max}%`],
};

export interface ControlWords {
  label: string;
  hint: string;
  before?: string;
  after?: string;
  /** The value in words, for screen readers and corrections. */
  spoken: (value: number) => string;
}

export const labels: Record<InputName, ControlWords> = {
  monthly: {
    label: 'Saved each month',
    hint: `From ${figure.lowestSaving} to ${figure.coveredPayment}, the most that can be reimbursed.`,
    before: '£',
    spoken: inPounds,
  },
  price: {
    label: 'Share price at the end',
    hint: `From ${-min}% lower to ${max}% higher.`,
    after: '%',
    spoken: changeOf,
  },
  rate: {
    label: 'Savings account, interest a year',
    after: '%',
    spoken: (value) => `${value}%`,
    hint: `An illustration. Put in the rate that you could get, up\u00A0to\u00A0${limits.rate.max}%.`,
  },
};

export const ways: Record<WayName, string> = {
  shareMore: 'With ShareMore',
  sharesave: 'Sharesave alone',
  savingsAccount: 'Savings account',
};

/** What goes in, on the basis of the comparison. */
export function goesIn(inputs: Inputs): string {
  const { saved, fees } = costOf(inputs);
  if (inputs.basis === 'plan')
    return `What goes in: with ShareMore, ${inPounds(fees)} in fees and a loan of ${inPounds(saved)}. In the other two ways, ${inPounds(saved)} of your own money.`;
  const tooSmall =
    ownPayment(inputs) < terms.smallestPayment
      ? ` Few plans take less than ${figure.lowestSaving} a month.`
      : '';
  return `What goes in: ${inPounds(fees)} of your own money each way. With ShareMore it’s all fees, for a loan of ${inPounds(saved)}.${tooSmall}`;
}

export const assumptions = [
  `An illustration, not a forecast. The plan runs ${figure.months} months, and the option price is the full ${figure.discount} below the price at the start. With a smaller discount you need a higher price to break even. With half of it, that’s ${changeOf(breakEvenAt(terms.discount / 2))}. With none, it’s ${changeOf(breakEvenAt(0))}.`,
  `The fee is ${figure.platformFee} a month for each ${figure.coveredPayment} reimbursed, and we count it in proportion for smaller amounts. You pay it whatever the price does.`,
  `With Sharesave alone you take what’s worth more: the shares, or your savings with interest. We assume interest of ${figure.underwaterBonus} monthly payments, and none when you buy. Yours may be nil. With ShareMore, if there’s no profit, the savings and their interest go to the lending partner, and you owe nothing more.`,
  'Before any tax and dealing costs. With Sharesave alone you can take your savings back; with ShareMore the fees never come back.',
];

/** `12% below the price at the start` … */
function changeOf(price: number): string {
  if (price === 0) return 'the price at the start';
  return `${Math.abs(price)}% ${price < 0 ? 'below' : 'above'} the price at the start`;
}

/** Belongs beside every result that counts the bonus. */
export const bonusOf = (bonus: number) => `interest of ${inPounds(bonus)}, which can be nil`;

/** The three results. */
export function summaryOf({ price, rate }: Inputs, [more, alone, account]: Way[]): string {
  const end = price === 0 ? 'where they started' : `${Math.abs(price)}% ${price < 0 ? 'lower' : 'higher'}`;
  const bonus = alone?.bonus ? ' (interest, which can be nil)' : '';
  const [first, second, third] = [more, alone, account].map((way) => resultOf(way?.gain ?? 0));
  return `If the shares end ${end}, ${first} with ShareMore. With Sharesave alone ${second}${bonus}, and in a savings account at ${rate}% ${third}.`;
}

/** `you gain £90`, `you lose £360`, `you come out even`. */
function resultOf(gain: number): string {
  if (gain === 0) return 'you come out even';
  return `you ${gain < 0 ? 'lose' : 'gain'} ${inPounds(Math.abs(gain))}`;
}

export function worstCase(monthly: number): string {
  const assumed = monthly < limits.monthly.max ? ' The fee is in proportion to what’s reimbursed.' : '';
  return `With ShareMore you can lose all of the fees: ${inPounds(costOf({ monthly }).fees)} over ${terms.payments} months.${assumed}`;
}
