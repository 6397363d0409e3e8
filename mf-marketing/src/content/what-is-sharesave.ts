import type { HeadWords, HeroWords } from './page-words';

export const head: HeadWords = {
  title: 'What is Sharesave?',
  description:
    'How Sharesave (SAYE) works: what you save, how the discount works, your choices at the end, tax, ISAs, and what happens if shares fall or you leave.',
};

export const hero: HeroWords = {
  title: 'What is Sharesave?',
  lead: 'A savings plan from your employer that gives you the right, but never the duty, to buy its shares at today’s discounted price in three years’ time.',
};
