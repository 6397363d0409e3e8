import type { HeadWords, HeroWords } from './page-words';

export const head: HeadWords = {
  title: 'About our company',
  description:
    'Who we are and why we built ShareMore: so that taking part in your employer’s Sharesave does not depend on having cash to spare. Contact us here.',
};

export const hero: HeroWords = {
  title: 'About ShareMore',
  lead: 'We are building a fairer way into employee share plans, so that joining does not depend on having cash to spare.',
};
