import type { ShareImage } from '@sharemore/platform/contract';
import * as about from './content/about';
import * as faq from './content/faq';
import * as home from './content/home';
import * as howItWorks from './content/how-it-works';
import * as question from './content/is-it-for-me';
import * as join from './content/join-sharemore';
import * as privacy from './content/privacy';
import * as watch from './content/watch';
import * as sharesave from './content/what-is-sharesave';

const scenes = import.meta.glob<string>('./art/scenes/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const scene = (name: string) => scenes[`./art/scenes/${name}.svg`];

/** The share images of this area's pages, by the name that `shareImageUrl` takes. */
export const shareImages: Record<string, ShareImage> = {
  home: { kicker: 'Sharesave, explained', title: home.hero.title, art: scene('invitation') },
  sharesave: { kicker: 'Save As You Earn', title: sharesave.hero.title, art: scene('doors') },
  'how-it-works': { kicker: 'For employees', title: howItWorks.hero.title, art: scene('payments') },
  join: { kicker: 'For employees', title: join.hero.title, art: scene('way') },
  employers: { kicker: 'For Employers', title: 'Help more employees take part', art: scene('workplace') },
  faq: { kicker: 'FAQs', title: faq.hero.title, art: scene('question') },
  about: { kicker: 'About ShareMore', title: about.hero.title, art: scene('leaves') },
  'is-it-for-me': { kicker: 'Four questions', title: question.hero.title, art: scene('question') },
  watch: { kicker: 'The film', title: watch.hero.title, art: scene('invitation') },
  privacy: { kicker: 'Your data', title: privacy.hero.title },
};
