import type { HeadWords, HeroWords } from './page-words';

export const head: HeadWords = {
  title: 'Questions and answers',
  description:
    'Plain answers about Sharesave and ShareMore: how the plan works, what it costs, the risks, getting started, security and employers.',
};

export const hero: HeroWords = {
  title: 'Questions and answers',
  lead: 'Plain answers about Sharesave, what ShareMore does, what it costs and what can go wrong.',
};
