import { fourSteps } from '@sharemore/platform/story';

export const top = {
  title: 'Join ShareMore',
  description:
    'Choose your employer and register your interest in its next Sharesave, with a loan and a monthly fee. It takes a minute and commits you to nothing.',
  lead: 'Choose your employer to open its page and join the waitlist. We write to you when we learn of its next Sharesave.',
};

export const register = {
  fallback: 'Find your employer in our list',
  ticks: ['No obligation', 'No cost until your plan starts', 'Your details are used only for your enquiry'],
};

export const reminder = { title: 'How it works, in four steps', items: fourSteps };

export const closing = {
  title: 'Read on before you decide',
  body: 'What it costs, what could happen in three years, and the questions that other people ask.',
  links: { 'See how it works': '/how-it-works', FAQs: '/faq' },
};
