import type { ShareImage } from '@sharemore/platform/contract';
import { CircleScene } from './art/circle-scene';
import { GrowthScene } from './art/growth-scene';
import { InvitationScene } from './art/invitation-scene';
import { QuestionScene } from './art/question-scene';
import { TreeScene } from './art/tree-scene';
import { WorkplaceScene } from './art/workplace-scene';
import * as about from './content/about';
import * as faq from './content/faq';
import * as home from './content/home';
import * as howItWorks from './content/how-it-works';
import * as question from './content/is-it-for-me';
import * as join from './content/join-sharemore';
import * as privacy from './content/privacy';
import * as watch from './content/watch';
import * as sharesave from './content/what-is-sharesave';

/** The share images of this area's pages, by the name that `shareImageUrl` takes. */
export const shareImages: Record<string, ShareImage> = {
  home: { kicker: 'Sharesave, explained', title: home.hero.title, art: <GrowthScene /> },
  sharesave: { kicker: 'Save As You Earn', title: sharesave.hero.title, art: <GrowthScene /> },
  'how-it-works': { kicker: 'For employees', title: howItWorks.hero.title, art: <CircleScene /> },
  join: { kicker: 'For employees', title: join.hero.title, art: <InvitationScene /> },
  employers: { kicker: 'For Employers', title: 'Help more employees take part', art: <WorkplaceScene /> },
  faq: { kicker: 'FAQs', title: faq.hero.title, art: <QuestionScene /> },
  about: { kicker: 'About ShareMore', title: about.hero.title, art: <TreeScene /> },
  'is-it-for-me': { kicker: 'Four questions', title: question.hero.title, art: <QuestionScene /> },
  watch: { kicker: 'The film', title: watch.hero.title, art: <GrowthScene /> },
  privacy: { kicker: 'Your data', title: privacy.hero.title },
};
