import type { AreaConfig } from '@sharemore/platform/contract';
import { contactForm } from './src/content/contact-form';

export default {
  name: 'mf-marketing',
  title: 'About ShareMore and Sharesave',
  platform: '^5.0.0',
  budget: { script: 24, style: 6 },
  pages: {
    '/': 'src/pages/home/home-page.tsx',
    '/what-is-sharesave': 'src/pages/what-is-sharesave/what-is-sharesave-page.tsx',
    '/how-it-works': 'src/pages/how-it-works/how-it-works-page.tsx',
    '/join-sharemore': 'src/pages/join-sharemore/join-sharemore-page.tsx',
    '/employers': 'src/pages/employers/employers-page.tsx',
    '/faq': 'src/pages/faq/faq-page.tsx',
    '/about': 'src/pages/about/about-page.tsx',
    '/is-it-for-me': 'src/pages/is-it-for-me/is-it-for-me-page.tsx',
    '/watch': 'src/pages/watch/watch-page.tsx',
    '/privacy': 'src/pages/privacy/privacy-page.tsx',
  },
  forms: { contact: contactForm },
  queries: {
    '/': ['monthly', 'price', 'rate'],
    '/how-it-works': ['monthly', 'price', 'rate'],
    '/about': ['message'],
    '/is-it-for-me': ['plan', 'spare', 'lose', 'leaving'],
  },
  slots: { 'what-if': 'src/what-if/what-if.tsx' },
} satisfies AreaConfig;
