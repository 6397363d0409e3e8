import type { FAQPage } from 'schema-dts';
import { faqItems, faqSections } from '../../content/faq/faq-words';

/** All questions and answers, without the marks for bold. */
export function questions(): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqSections.flatMap(faqItems).map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: body.replaceAll('**', '') },
    })),
  };
}
