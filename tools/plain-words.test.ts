import { expect, it } from 'vitest';
import { faqSectionsFor } from '../mf-marketing/src/content/faq';
import { sectionsFor } from '../mf-marketing/src/content/privacy';
import { goesIn, summaryOf, worstCase } from '../mf-marketing/src/content/what-if';
import { bases } from '../mf-marketing/src/what-if/inputs';
import { waysFor } from '../mf-marketing/src/what-if/result';
import { exampleSite, type SiteInfo } from '../shell/platform/src/contract';

/** Every module of words: content, articles, the story in four steps, the disclaimers. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../mf-marketing/src/content/*.ts',
    '../mf-news/src/articles/*.ts',
    '../mf-news/src/catalogue.ts',
    '../shell/platform/src/story.ts',
    '!**/*.test.ts',
  ],
  { eager: true },
);

/** The words that stand among the markup of pages, without comments and without messages for developers. */
const markup = Object.values(
  import.meta.glob<string>(
    [
      '../{mf-*,shell}/src/**/*.tsx',
      '../mf-companies/src/{forms,companies/outcome}.ts',
      '!**/{*.test,entry-dev}.tsx',
    ],
    { eager: true, query: '?raw', import: 'default' },
  ),
).map((source) =>
  source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|console\.\w+\([^;]*;/gm, '').replace(/\s+/g, ' '),
);

/** Texts of the specification, of the law and of the regulator keep their own words. */
const quoted = [
  'What is Sharesave?',
  'past performance is not a reliable guide',
  'Thank you for your message',
  'there is no transfer outside the EU',
  'ShareMore would not have come out ahead here',
  'Analyst recommendation data is not currently available',
  'We will not share your details with anyone',
  'could not be found',
  'The video file could not be loaded',
];

const longForms =
  /\b((do|does|did|is|are|was|were|has|have|had|would|could|should|will) not|cannot|(it|that|there|what) is|(we|you|it|they) will|(we|you|they) are) [a-z*]/gi;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsOf(inner)]);
}

const retentionDays = { contact: 365, registration: 365, newsletter: 365 };
const privacy = sectionsFor({ retentionDays } as SiteInfo);
const faq = faqSectionsFor(exampleSite.operator);

const calculator = [-60, -4, 0, 45, 100].flatMap((price) =>
  bases.map((basis) => {
    const inputs = { monthly: 50, price, rate: 3, basis };
    return [summaryOf(inputs, waysFor(inputs)), goesIn(inputs), worstCase(inputs.monthly)];
  }),
);

const all = { ...modules, 'src/privacy': privacy, 'src/faq': { ...faq }, 'src/calculator': calculator };
const sentences = Object.entries(all).flatMap(([path, exports]) =>
  textsOf({ ...exports })
    .flatMap((text) => text.replaceAll('**', '').split(/(?<=[.!?])\s+|\n+/))
    .map((text) => ({ path: path.replace(/.*\/src\//, ''), text })),
);

it('has no sentence of more than 25 words', () => {
  const long = sentences.filter(({ text }) => text.split(/\s+/).length > 25);
  expect(long).toEqual([]);
});

it('says nothing twice in a row', () => {
  const again = sentences.filter(({ text }, at) => text.length > 20 && text === sentences[at - 1]?.text);
  expect(again).toEqual([]);
});

it('speaks in contractions, as people do', () => {
  const texts = [...sentences, ...markup.map((text) => ({ path: 'markup', text }))];
  const stiff = texts.flatMap(({ path, text }) => {
    const own = quoted.reduce((rest, quote) => rest.replace(new RegExp(quote, 'gi'), ''), text);
    return (own.match(longForms) ?? []).map((form) => `${path}: ${form.trim()} … ${text.slice(0, 60)}`);
  });
  expect(stiff).toEqual([]);
});

it('says buy, and not exercise, and calls what savings earn interest', () => {
  // The one place that tells what invitations call it.
  const technical = sentences.filter(
    ({ text }) => /\bexercis(e|ed|ing)\b|\bbonus\b/.test(text) && !/call(s|ed)?\b.*bonus/.test(text),
  );
  expect(technical).toEqual([]);
});
