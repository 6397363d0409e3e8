import type { HeadWords, HeroWords } from './page-words';

export const head: HeadWords = {
  title: 'For employers',
  description:
    'Help every employee take part in your Sharesave, at no cost to you and with no change to your plan’s tax status. Ask us for information.',
};

export const hero: HeroWords = {
  title: 'Aim for 100% participation, at zero cost',
  lead: 'ShareMore helps employees who cannot spare the cash to join the Sharesave that you already run.',
};
