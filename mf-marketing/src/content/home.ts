import { inPounds, withPence } from '@sharemore/platform/money';
import { example, outcomesOf } from '@sharemore/platform/outcomes';
import type { SceneName } from '../art/scene';
import { figure, type TitledWords, titled } from './page-words';

export const top = {
  title: 'Join Sharesave without locking away your savings',
  description: `Join your employer’s Sharesave with a loan (${inPounds(example.saved)} in all, at ${figure.coveredPayment} a month) and a fee of ${figure.platformFee} a month. See what it costs, and what can go wrong.`,
  eyebrow: 'For employees of UK-\u2060listed companies',
  heading: 'Invest in your future',
  lead: 'Join Sharesave without locking away your savings',
};

export const story = `Sharesave puts part of your pay aside each month, to buy your employer’s shares. A lending partner then pays up to ${figure.coveredPayment} of it back. That’s a loan: ${inPounds(example.saved)} in all. You pay us ${figure.platformFee} a month, and split any profit ${figure.profitSplit} with us and our partners.`;

export const finderFallback = 'Browse all companies';

export const proof = [
  { value: `Over ${figure.companies}`, label: 'UK companies are said to offer a plan' },
  {
    value: figure.averageReturn,
    label: `stated 2024 average return for each ${figure.invested} invested`,
  },
];

export const proofNote = `Our figures, not audited. ${figure.averageReturn} may not count fees, and says nothing of your plan.`;

export const riskLine = `Share prices fall as well as rise, and past performance is not a reliable guide to future results. If there’s no profit you owe nothing more, but the ${inPounds(example.fees)} of fees you paid over ${figure.months} months don’t come back.`;

export const explained: { title: string; cards: (TitledWords & { to: string; scene: SceneName })[] } = {
  title: 'Sharesave and ShareMore explained',
  cards: [
    {
      to: '/what-is-sharesave',
      scene: 'doors',
      title: 'What is Sharesave?',
      body: `A savings plan at work. You save from your pay for ${figure.term} years. Then you buy your employer’s shares at a fixed option price, up to ${figure.discount} below the price at the start. Or you take your savings back with any interest.`,
    },
    {
      to: '/how-it-works',
      scene: 'payments',
      title: 'How does ShareMore help?',
      body: `A regulated lending partner lends you what you save, up to ${figure.coveredPayment} a month. The loan is repaid from your plan at the end. You keep half of any profit.`,
    },
  ],
};

const ending = (title: string, sharePrice: number, rest: string): TitledWords & { gain: number } => ({
  title,
  gain: outcomesOf(example, { sharePrice }).shareMore.gain,
  body: `They end at ${withPence(sharePrice)}${rest}`,
});

export const endings = {
  title: 'What it costs, and three ways it can end',
  lead: `You pay ${figure.platformFee} a month: ${inPounds(example.fees)} over ${figure.months} months, profit or not. Half of any profit goes to us and our partners.`,
  items: [
    ending('The shares do well', 2 * example.optionPrice, ', twice your option price.'),
    ending('The shares stand still', example.priceAtInvitation, '. Your discount makes the profit.'),
    ending('The shares fall', 0.9 * example.optionPrice, '. You lose the fees, and no more.'),
  ],
  note: `After our fees, at ${figure.coveredPayment} a month, before tax and dealing costs. An illustration: shares cost ${withPence(example.priceAtInvitation)} at the start, and your option price is ${withPence(example.optionPrice)}.`,
  more: 'See the sums',
};

export const risks = {
  title: 'What can go wrong',
  items: titled({
    'The share price falls': `Below your option price there’s no profit. Your savings repay the loan, and the fees are lost: up to ${inPounds(example.fees)}.`,
    'You leave your job': `Within ${figure.term} years you normally lose the right to buy, and the fees. Your savings repay the loan.`,
    'You miss a fee': `You have ${figure.graceDays} days to pay. After 3 missed payments your ShareMore plan may be suspended.`,
    'You’re not accepted': 'Lending partners decide. Loans are subject to status and availability.',
  }),
  more: 'More about the risks',
};

export const closing = {
  title: 'What to do next',
  body: 'Four short questions tell you whether this could suit you. Sometimes the answer is to join Sharesave without us.',
  links: { 'Is ShareMore right for you?': '/is-it-for-me', 'Find your employer': '/companies' },
};
