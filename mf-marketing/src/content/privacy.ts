import type { HeadWords, HeroWords } from './page-words';

export const head: HeadWords = {
  title: 'Privacy policy',
  description:
    'What personal data ShareMore collects, why, how long we keep it, who we share it with, and the rights you have over it.',
};

export const hero: HeroWords = {
  title: 'Privacy policy',
  lead: 'What we collect, why we collect it, and what you can ask of us.',
};
