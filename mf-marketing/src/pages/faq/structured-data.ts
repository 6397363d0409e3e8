import type { FAQPage } from 'schema-dts';
import { faqItems, faqSections } from '../../content/faq/faq-words';
import { sourceOf } from '../../content/sources';

/** All questions and answers as plain text, with their sources. */
export function questions(): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqSections.flatMap(faqItems).map(({ title, body, figures = [] }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: {
        '@type': 'Answer',
        text: body.replaceAll('**', '') + (figures.length > 0 ? `\n${sourceOf(figures)}` : ''),
      },
    })),
  };
}
