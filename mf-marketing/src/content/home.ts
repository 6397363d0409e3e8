import { figure } from './figures';
import type { HeadWords, HeroWords, TitledWords } from './page-words';

export const head: HeadWords = {
  title: 'Join Sharesave without locking away your savings',
  description:
    'ShareMore lets UK employees join their employer’s Sharesave plan without locking away their own cash. Find your employer and see how it works.',
};

export const hero: HeroWords = {
  title: 'Invest in your future',
  lead: 'Join Sharesave without locking away your savings',
};

export const story = `Lending partners cover your monthly payments, up to ${figure.coveredPayment}, for a ${figure.platformFee} monthly fee. You share any profit ${figure.profitSplit}.`;

export const finder = {
  fallback: 'Browse all companies',
};

export const proof = [
  { value: `Over ${figure.companies}`, label: 'UK companies are said to offer a plan' },
  { value: figure.averageReturn, label: `average return per ${figure.invested} invested in 2024` },
  { value: figure.profitSplit, label: 'split of any profit, half of it yours' },
];

export const riskLine = `Share prices fall as well as rise, and past performance guarantees nothing. If there is no profit you owe nothing more, but your ${figure.platformFee} monthly fees do not come back.`;

export const explainedTitle = 'Sharesave and ShareMore explained';

export const cards: { sharesave: TitledWords; sharemore: TitledWords } = {
  sharesave: {
    title: 'What is Sharesave?',
    body: `A savings plan at work. You save from your pay for ${figure.term} years, then choose: buy your employer’s shares at up to ${figure.discount} below the price at the start, or take your savings back with any interest.`,
  },
  sharemore: {
    title: 'How does ShareMore help?',
    body: `Regulated lending partners pay your contributions back to you each month, so your cash stays free. They are repaid at the end, and you keep half of any profit. No profit? You owe nothing more.`,
  },
};

export const video = {
  title: 'Watch Maya’s three years',
  caption: 'A walkthrough: an employee is invited to Sharesave and joins with ShareMore.',
};
