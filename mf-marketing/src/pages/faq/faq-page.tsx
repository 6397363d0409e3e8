import ArrowUp from '@lucide/icons/icons/arrow-up';
import { TextField } from '@sharemore/platform/forms/field';
import { PageHead, useSite } from '@sharemore/platform/page';
import { ButtonLink, Hero, Icon, Section } from '@sharemore/platform/ui';
import { Accordion } from '@sharemore/platform/widgets/accordion';
import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Scene } from '../../art/scene';
import * as content from '../../content/faq';
import { answers, Checked, ClosingBand, TitledBeside } from '../../layout/layout';
import styles from './faq-page.module.css';

export function Component() {
  const { operator } = useSite();
  const sections = content.faqSectionsFor(operator);
  const asked = useSearchParams()[0].get('question') ?? '';
  const [query, setQuery] = useState('');
  const found = matching(sections, query);

  // When a link or Back leads here again, the address says what to search.
  const { key } = useLocation();
  const [visit, setVisit] = useState(key);
  if (key !== visit) {
    setVisit(key);
    setQuery(asked);
  }

  // The visitor may have typed before hydration, or opened an address with a search, of which the server knows nothing.
  const adopt = useCallback((field: HTMLInputElement | null) => setQuery(field?.value || asked), [asked]);

  /** Back finds the search again. Bypasses the router, which would render the page anew. */
  function keepInAddress(question: string) {
    const address = new URL(location.href);
    address.searchParams.set('question', question);
    if (!question) address.searchParams.delete('question');
    history.replaceState(history.state, '', address);
  }

  return (
    <>
      <PageHead {...content.top} />
      {/* Browsers scroll to #top without this id, but then the keyboard focus stays at the bottom. */}
      <div id="top">
        <Hero {...content.top} art={<Scene name="question" />}>
          <search className={styles.Search} data-script="only" data-paper="never">
            <TextField
              type="search"
              name="question"
              label={content.search.label}
              value={query}
              ref={adopt}
              onChange={(event) => setQuery(event.currentTarget.value)}
              onBlur={() => keepInAddress(query)}
              // Takes a phone's keyboard away from the answers.
              onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
              enterKeyHint="search"
              maxLength={100}
            />
            <p role="status">{query && content.search.found(found.flatMap(({ items }) => items).length)}</p>
            {query && (
              <ButtonLink
                to={`/about?message=${encodeURIComponent(query.toWellFormed())}#contact`}
                variant="secondary"
                size="s"
              >
                {content.search.noAnswer}
              </ButtonLink>
            )}
          </search>
          {/* Native anchors: they work without script and respect reduced motion. A search has few sections, in sight. */}
          {!query && (
            <nav aria-label={content.jumpLabel} className={styles.Jumps}>
              {sections.map(({ id, title }) => (
                <ButtonLink key={id} href={`#${id}`} variant="secondary" size="s">
                  {title}
                </ButtonLink>
              ))}
            </nav>
          )}
        </Hero>
      </div>
      {found.map(({ id, title, items }, index) => (
        <TitledBeside key={id} id={id} tone={index % 2 === 0 ? 'plain' : 'deep'} title={title}>
          {/* The shared name keeps at most one question open on the whole page. */}
          <Accordion mode="collapsible" name="faq" items={items} />
          <p className={styles.Top}>
            <ButtonLink href="#top" variant="quiet" size="s">
              <Icon of={ArrowUp} size={18} />
              {content.backToTop}
            </ButtonLink>
          </p>
        </TitledBeside>
      ))}
      <Section>
        <Checked />
      </Section>
      <ClosingBand {...content.closing} />
    </>
  );
}

const QUESTION_WORDS = /^(an?|can|do|does|for|how|i|if|in|is|it|made|much|my|of|the|there|to|what|when|you)$/;

/** What people type for words of the answers, by how it begins. */
const OTHER_WORDS = [
  [/^(declin|rejec|denie)/, 'refuse'],
  [/^(cancel|quit)/, 'stop'],
  [/^apr$/, 'cost'],
] as const;

/** Without what people leave out or write otherwise: “dont” and "don't" are “don’t”, and “3600” is “£3,600”. */
const plain = (text: string) => text.toLowerCase().replace(/['’,]/g, '');

/** Questions with words that begin as each of the query’s, endings apart: “isa” is not “disability”, “leaving” is “leave”. */
function matching(sections: content.FaqSection[], query: string) {
  const words = (plain(query).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !QUESTION_WORDS.test(word))
    .map((word) => OTHER_WORDS.find(([begins]) => begins.test(word))?.[1] ?? word)
    .map((word) => word.replace(/^(.{3,}?)(ing|e?[ds]|[et])$/, '$1'));
  const matches = ({ title, text }: { title: string; text: string }) =>
    words.every((word) => new RegExp(`(^|[^\\p{L}\\p{N}])${word}`, 'u').test(plain(`${title} ${text}`)));
  return sections
    .map(({ entries, ...section }) => ({ ...section, items: answers(section.id, entries).filter(matches) }))
    .filter(({ items }) => items.length > 0);
}
