import { type ClosingWords, type SourcedWords, titled } from '../page-words';
import { basics } from './basics';
import { employers } from './employers';
import type { FaqSection } from './faq-section';
import { gettingStarted } from './getting-started';
import { platform } from './platform';
import { tech } from './tech';

export const head = {
  title: 'Questions and answers',
  description:
    'Plain answers about Sharesave and ShareMore: how the plan works, what it costs, the risks, getting started, tax, your data, and employers.',
};

export const hero = {
  title: 'Questions and answers',
  lead: 'Plain answers about Sharesave, what ShareMore does, what it costs and what can go wrong.',
};

export const jumpLabel = 'Jump to a section';
export const backToTop = 'Back to the top';

export const closing: ClosingWords = {
  title: 'Still Have Questions?',
  body: 'Write to us. A person reads every message, Monday to Friday, 9am to 5pm.',
  links: [{ to: '/about#contact', text: 'Contact us' }],
};

export const faqSections: FaqSection[] = [basics, platform, gettingStarted, tech, employers];

/** The section's accordion items, with ids such as `basics-1`. */
export function faqItems(section: FaqSection): (SourcedWords & { id: string })[] {
  return titled(section.entries).map((entry, index) => ({ ...entry, id: `${section.id}-${index + 1}` }));
}
