import * as about from './content/about';
import * as faq from './content/faq';
import * as home from './content/home';
import * as howItWorks from './content/how-it-works';
import * as question from './content/is-it-for-me';
import * as join from './content/join-sharemore';
import * as watch from './content/watch';
import * as sharesave from './content/what-is-sharesave';

/** The words of the share images that have a drawing of their own (`art/scenes`), by the name that `shareImageUrl` takes. */
export const shareImages = {
  home: { kicker: 'Sharesave, explained', title: home.hero.title, art: 'invitation' },
  sharesave: { kicker: 'Save As You Earn', title: sharesave.hero.title, art: 'doors' },
  'how-it-works': { kicker: 'For employees', title: howItWorks.hero.title, art: 'payments' },
  join: { kicker: 'For employees', title: join.hero.title, art: 'way' },
  employers: { kicker: 'For Employers', title: 'Help more employees take part', art: 'workplace' },
  faq: { kicker: 'FAQs', title: faq.hero.title, art: 'question' },
  about: { kicker: 'About ShareMore', title: about.hero.title, art: 'leaves' },
  'is-it-for-me': { kicker: 'Four questions', title: question.hero.title, art: 'question' },
  watch: { kicker: 'The film', title: watch.hero.title, art: 'invitation' },
};
