import { figure } from './figures';
import type { HeadWords, HeroWords, TitledWords } from './page-words';

export const head: HeadWords = {
  title: 'Join ShareMore',
  description:
    'Choose your employer and register your interest in joining its next Sharesave with ShareMore. It takes a minute and commits you to nothing.',
};

export const hero: HeroWords = {
  title: 'Join ShareMore',
  lead: 'Choose your employer to open its page and join the waitlist. We write to you when its next Sharesave opens.',
};

export const register = {
  fallback: 'Find your employer in our list',
  ticks: ['No obligation', 'No cost until you join', 'Your details are used for your enquiry only'],
};

export const reminder: { title: string; items: TitledWords[] } = {
  title: 'How it works, in four steps',
  items: [
    {
      title: 'Register your interest',
      body: 'Join the waitlist of your employer. We tell you when its next Sharesave is about to open.',
    },
    {
      title: 'Join your Sharesave',
      body: 'Accept your employer’s invitation as everybody does, and apply to a lending partner through ShareMore. Loans are subject to status and availability.',
    },
    {
      title: 'Your payments are covered',
      body: `Each month the lending partner pays your contribution back to you, up to ${figure.coveredPayment}, for ${figure.months} months. You pay the ${figure.platformFee} platform fee.`,
    },
    {
      title: 'Share any profit',
      body: `After ${figure.term} years the covered payments are repaid and any profit is split ${figure.profitSplit}. No profit: you repay from your savings plus any interest and owe nothing more.`,
    },
  ],
};

export const video = {
  title: 'Watch one employee’s three years',
  caption: 'From the invitation at work to the day the plan ends.',
};

export const before = {
  title: 'Read on before you decide',
  body: 'What it costs, what could happen in three years, and the questions that other people ask.',
  links: {
    howItWorks: 'How it works, with figures',
    faq: 'Questions and answers',
  },
};
