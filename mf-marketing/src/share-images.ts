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
  index: { ...home.head, title: home.hero.title, art: 'invitation' },
  'what-is-sharesave': { ...sharesave.head, title: sharesave.hero.title, art: 'doors' },
  'how-it-works': { ...howItWorks.head, title: howItWorks.hero.title, art: 'payments' },
  'join-sharemore': { ...join.head, title: join.hero.title, art: 'way' },
  employers: { ...employers.head, title: 'Help more employees take part', art: 'workplace' },
  faq: { ...faq.head, art: 'question' },
  about: { ...about.head, title: about.hero.title, art: 'leaves' },
  'is-it-for-me': { ...question.head, title: question.hero.title, art: 'question' },
  watch: { ...watch.head, title: watch.hero.title, art: 'invitation' },
};
