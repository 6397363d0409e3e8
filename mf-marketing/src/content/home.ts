import type { HeadWords, HeroWords } from './page-words';

export const head: HeadWords = {
  title: 'Join Sharesave without locking away your savings',
  description:
    'ShareMore lets UK employees join their employer’s Sharesave plan without locking away their own cash. Find your employer and see how it works.',
};

export const hero: HeroWords = {
  title: 'Invest in your future',
  lead: 'Join Sharesave without locking away your savings',
};
