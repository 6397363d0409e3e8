import ArrowUp from '@lucide/icons/icons/arrow-up';
import { shareImageUrl } from '@sharemore/platform/contract';
import { PageHead } from '@sharemore/platform/page';
import { ButtonLink, Hero, Icon } from '@sharemore/platform/ui';
import { Accordion } from '@sharemore/platform/widgets/accordion';
import { QuestionScene } from '../../art/question-scene';
import type { FaqSection } from '../../content/faq/faq-section';
import * as content from '../../content/faq/faq-words';
import { ClosingBand } from '../../layout/closing-band';
import { TitledBeside } from '../../layout/titled-beside';
import { SourcedParagraphs } from '../../words/sourced-paragraphs';
import styles from './faq-page.module.css';
import { questions } from './structured-data';

export function Component() {
  return (
    <>
      <PageHead
        {...content.head}
        image={shareImageUrl('faq')}
        describes={import.meta.env.SSR && (() => [questions()])}
      />
      {/* Browsers scroll to #top without this id, but then the keyboard focus stays at the bottom. */}
      <div id="top">
        <Hero {...content.hero} art={<QuestionScene />}>
          {/* Native anchors: they work without script and respect reduced motion. */}
          <nav aria-label={content.jumpLabel} className={styles.Jumps}>
            {content.faqSections.map(({ id, title }) => (
              <ButtonLink key={id} href={`#${id}`} variant="secondary" size="s">
                {title}
              </ButtonLink>
            ))}
          </nav>
        </Hero>
      </div>
      {content.faqSections.map((section, index) => (
        <Questions key={section.id} section={section} tone={index % 2 === 0 ? 'plain' : 'deep'} />
      ))}
      <ClosingBand {...content.closing} />
    </>
  );
}

function Questions({ section, tone }: { section: FaqSection; tone: 'plain' | 'deep' }) {
  return (
    <TitledBeside id={section.id} tone={tone} title={section.title}>
      {/* The shared name keeps at most one question open on the whole page. */}
      <Accordion
        mode="collapsible"
        name="faq"
        items={content.faqItems(section).map((item) => ({ ...item, body: <SourcedParagraphs {...item} /> }))}
      />
      <p className={styles.Top}>
        <ButtonLink href="#top" variant="quiet" size="s">
          <Icon of={ArrowUp} size={18} />
          {content.backToTop}
        </ButtonLink>
      </p>
    </TitledBeside>
  );
}
