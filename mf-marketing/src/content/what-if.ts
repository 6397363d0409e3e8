import { inPounds } from '@sharemore/platform/money';
import { costOf, terms } from '@sharemore/platform/outcomes';
import { type Inputs, limits } from '../what-if/inputs';
import { breakEvenAt, type Way, type WayName } from '../what-if/result';
import { figure } from './figures';
import { resultOf } from './what-if-shared';

export const whatIf = {
  lead: `Choose what is saved each month and where the share price ends. You see the same ${figure.term} years in three ways, with our fees counted. An illustration with the full ${figure.discount} discount: your plan’s may be smaller.`,
  showResult: 'Show the result',
  caption: 'Three years, three ways',
  columns: { way: 'Way', paidIn: 'You pay in', paidOut: 'You get back', gain: 'Gain or loss' },
  shareable: 'Your numbers are in this page’s address, so you can keep or share it. Nothing is stored.',
  breakEven: `Break-even with ShareMore: ${changeOf(breakEvenAt(terms.discount))}`,
  atMost: (limit: string) => `We have used ${limit}, the highest that this calculator takes.`,
  atLeast: (limit: string) => `We have used ${limit}, the lowest that this calculator takes.`,
  rounded: (value: string) => `We have used ${value}.`,
  assumptions: 'How we work this out',
};

export interface ControlWords {
  label: string;
  hint: string;
  before?: string;
  after?: string;
  /** The value in words, for screen readers and corrections. */
  spoken: (value: number) => string;
}

export const labels: Record<keyof Inputs, ControlWords> = {
  monthly: {
    label: 'Saved each month',
    hint: `From ${figure.lowestSaving} to ${figure.coveredPayment}, the most that can be reimbursed.`,
    before: '£',
    spoken: inPounds,
  },
  price: {
    label: 'Share price at the end',
    hint: `Per cent above or below today’s price, from −${-limits.price.min} to ${limits.price.max}.`,
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

export const ways: Record<WayName, { title: string; note: (monthly: number, way: Way) => string }> = {
  shareMore: {
    title: 'With ShareMore',
    note: (monthly) =>
      `You pay the fees. A lending partner reimburses the ${inPounds(costOf({ monthly }).saved)}, which is a loan.`,
  },
  sharesave: {
    title: 'Sharesave alone',
    note: (_, way) =>
      `You save your own money in the plan${way.bonus ? `, and get ${bonusOf(way.bonus)}` : ''}.`,
  },
  savingsAccount: { title: 'Savings account', note: () => 'You save your own money at a bank.' },
};

export const assumptions = [
  `An illustration, not a forecast. The plan runs ${figure.months} months, and the option price is the full ${figure.discount} below today’s price. With a smaller discount you need a higher price to break even: with half of it, ${changeOf(breakEvenAt(terms.discount / 2))}; with none, ${changeOf(breakEvenAt(0))}.`,
  `The fee is ${figure.platformFee} a month for each ${figure.coveredPayment} reimbursed, and we count it in proportion for smaller amounts. You pay it whatever the price does.`,
  `With Sharesave alone you take what is worth more: the shares, or your savings with a bonus. We assume a bonus of ${figure.underwaterBonus} monthly payments, and none when you buy. Yours may be nil. With ShareMore, if there is no profit, the savings and their bonus go to the lending partner, and you owe nothing more.`,
  'Before any tax and dealing costs. With Sharesave alone you can take your savings back; with ShareMore the fees never come back.',
];

/** `12% below today’s price`, `the same as today` … */
function changeOf(price: number): string {
  if (price === 0) return 'the same price as today';
  return `${Math.abs(price)}% ${price < 0 ? 'below' : 'above'} today’s price`;
}

/** Belongs beside every result that counts the bonus. */
const bonusOf = (bonus: number) => `a bonus of ${inPounds(bonus)}, which can be nil`;

/** The result in one sentence per way. */
export function summaryOf({ monthly, price, rate }: Inputs, [more, alone, account]: Way[]): string {
  const end = price === 0 ? 'If the shares end where they are today' : `If the shares end ${changeOf(price)}`;
  const [gain, fees] = [more?.gain ?? 0, inPounds(more?.paidIn ?? 0)];
  const lost = more?.paidOut ? ` of the ${fees} of fees that you paid` : ', all of the fees that you paid';
  const after = gain < 0 ? lost : ` after ${fees} of fees`;
  const including = alone?.bonus ? `, including ${bonusOf(alone.bonus)}` : '';
  return `${end}, with ${inPounds(monthly)} a month: with ShareMore ${resultOf(gain)}${after}. With Sharesave alone ${resultOf(alone?.gain ?? 0)}${including}. In a savings account at ${rate}%, ${resultOf(account?.gain ?? 0)}.`;
}

/** Words for the link that fills in a company's last three years. */
export const companyYears = {
  link: (company: string, change: number) => `Try the last three years of ${company}: ${signed(change)}`,
  beyond: (company: string, change: number) =>
    `The last three years of ${company}: ${signed(change)}, which is further than this calculator goes`,
  caveat: 'What a share did in the past is not a reliable guide to what it will do.',
};

/** `+30%`, `−7.5%`. */
function signed(change: number): string {
  return `${change < 0 ? '−' : '+'}${Math.abs(change)}%`;
}

export function worstCase(monthly: number): string {
  const assumed = monthly < limits.monthly.max ? ' We assume a fee in proportion: ask before you join.' : '';
  return `With ShareMore you can lose all of the fees: ${inPounds(costOf({ monthly }).fees)} over ${terms.payments} months.${assumed}`;
}
