import { inPounds, withPence } from '@sharemore/platform/money';
import { example, outcomesOf } from '@sharemore/platform/outcomes';
import type { SceneName } from '../art/scene';
import { figure } from './figures';
import { type ClosingWords, type TitledWords, titled } from './page-words';
import { resultOf } from './what-if-shared';

export const head = {
  title: 'Join Sharesave without locking away your savings',
  description:
    'ShareMore helps UK employees to join their employer’s Sharesave plan without locking away their own cash. See what it costs, and find your employer.',
};

export const hero = {
  eyebrow: 'For employees of UK listed companies',
  title: 'Invest in your future',
  lead: 'Join Sharesave without locking away your savings',
};

export const story = `Sharesave is a plan for buying your employer’s shares. A lending partner pays your contributions back, up to ${figure.coveredPayment} a month. That is a loan. You pay us a fee of ${figure.platformFee} a month, and split any profit ${figure.profitSplit} with us and our partners.`;

export const finderFallback = 'Browse all companies';

export const proof = [
  { value: `Over ${figure.companies}`, label: 'UK companies are said to offer a plan' },
  {
    value: figure.averageReturn,
    label: `stated 2024 average return for each ${figure.invested} invested`,
  },
  { value: figure.profitSplit, label: 'split of any profit, half of it yours' },
];

export const riskLine = `Share prices fall as well as rise, and past performance is not a reliable guide to future results. If there is no profit you owe nothing more, but the ${inPounds(example.fees)} of fees that you paid over ${figure.months} months do not come back.`;

export const explained: { title: string; cards: (TitledWords & { to: string; scene: SceneName })[] } = {
  title: 'Sharesave and ShareMore explained',
  cards: [
    {
      to: '/what-is-sharesave',
      scene: 'doors',
      title: 'What is Sharesave?',
      body: `A savings plan at work. You save from your pay for ${figure.term} years. Then you choose: buy your employer’s shares at up to ${figure.discount} below the price at the start, or take your savings back with any interest.`,
    },
    {
      to: '/how-it-works',
      scene: 'payments',
      title: 'How does ShareMore help?',
      body: `A regulated lending partner pays up to ${figure.coveredPayment} a month back to you, so up to that amount the fee is all you need of your own. The loan is repaid from your plan at the end, and you keep half of any profit.`,
    },
  ],
};

export const cost = {
  title: 'What it costs',
  lead: `At ${figure.coveredPayment} a month, the most that can be reimbursed.`,
  items: [
    { value: `${figure.platformFee}`, label: 'fee each month, from the first to the last' },
    { value: inPounds(example.fees), label: `fees in all over ${figure.months} months, profit or not` },
    { value: 'Half', label: 'of any profit, to us and our partners' },
  ],
};

const ending = (
  title: string,
  sharePrice: number,
  { where = '', more = '' },
): TitledWords & { gain: number } => {
  const { gain } = outcomesOf(example, { sharePrice }).shareMore;
  return {
    title,
    gain,
    body: `The shares end at ${withPence(sharePrice)}${where}. After our fees ${resultOf(gain)}${more}.`,
  };
};

export const endings = {
  title: 'Three ways it can end',
  lead: `An illustration at ${figure.coveredPayment} a month, before tax and dealing costs. The shares cost ${withPence(example.priceAtInvitation)} at the start, so your option price is ${withPence(example.optionPrice)}.`,
  items: [
    ending('The shares do well', 2 * example.optionPrice, { where: ', twice your option price' }),
    ending('The shares stand still', example.priceAtInvitation, { more: ': your discount makes the profit' }),
    ending('The shares fall', 0.9 * example.optionPrice, {
      more: '. You owe nothing more, and the fees are gone',
    }),
  ],
  more: 'See the sums',
};

export const risks = {
  title: 'What can go wrong',
  lead: 'Read this before you decide.',
  items: titled({
    'The share price falls': `Below your option price there is no profit. Your plan savings repay the loan, and you have lost the fees: up to ${inPounds(example.fees)}.`,
    'You leave your job': `If you resign within ${figure.term} years you normally lose the right to buy the shares. The loan is repaid from your savings, and the fees do not come back.`,
    'You miss a fee': `You have ${figure.graceDays} days to pay. After 3 missed payments your ShareMore plan may be suspended.`,
    'You are not accepted': 'The lending partner decides. Loans are subject to status and availability.',
  }),
  more: 'Questions and answers',
};

export const video = {
  title: 'Watch Maya’s three years',
  caption: 'A walkthrough: an employee is invited to Sharesave and joins with ShareMore. Maya is made up.',
};

export const closing: ClosingWords = {
  title: 'What to do next',
  body: 'Four short questions tell you whether this could suit you. Sometimes the answer is to join Sharesave without us.',
  links: [
    { to: '/is-it-for-me', text: 'Is ShareMore right for you?' },
    { to: '/companies', text: 'Find your employer' },
  ],
};
