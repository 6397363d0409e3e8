import type { HeadWords, HeroWords } from './page-words';

export const head: HeadWords = {
  title: 'Join ShareMore',
  description:
    'Choose your employer and register your interest in joining its next Sharesave with ShareMore. It takes a minute and commits you to nothing.',
};

export const hero: HeroWords = {
  title: 'Join ShareMore',
  lead: 'Choose your employer, leave your name, and be first to hear when its next Sharesave opens. Registering commits you to nothing.',
};
