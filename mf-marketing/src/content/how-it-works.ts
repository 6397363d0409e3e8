import type { HeadWords, HeroWords } from './page-words';

export const head: HeadWords = {
  title: 'How ShareMore works',
  description:
    'Lending partners cover your monthly Sharesave payments, you pay a small monthly fee, and any profit is shared equally. See the steps, the costs and the risks.',
};

export const hero: HeroWords = {
  title: 'How ShareMore works',
  lead: 'Your employer offers the plan. Lending partners cover the monthly payments. You share any profit equally.',
};
