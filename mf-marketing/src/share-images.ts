import * as about from './content/about';
import * as employers from './content/employers';
import * as faq from './content/faq';
import * as home from './content/home';
import * as howItWorks from './content/how-it-works';
import * as question from './content/is-it-for-me';
import * as join from './content/join-sharemore';
import * as watch from './content/watch';
import * as sharesave from './content/what-is-sharesave';

/** The share images that have a drawing of their own (`art/scenes`), by the path of their page. */
export const shareImages = {
  index: { ...home.top, title: home.top.heading, art: 'invitation' },
  'what-is-sharesave': { ...sharesave.top, art: 'doors' },
  'how-it-works': { ...howItWorks.top, art: 'payments' },
  'join-sharemore': { ...join.top, art: 'way' },
  employers: { ...employers.top, title: 'Help more employees take part', art: 'workplace' },
  faq: { ...faq.top, art: 'question' },
  about: { ...about.top, title: about.top.heading, art: 'leaves' },
  'is-it-for-me': { ...question.top, art: 'question' },
  watch: { ...watch.top, art: 'invitation' },
};
