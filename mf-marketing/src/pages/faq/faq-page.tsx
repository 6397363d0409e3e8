import ArrowUp from '@lucide/icons/icons/arrow-up';
import { shareImageUrl } from '@sharemore/platform/contract';
import { PageHead } from '@sharemore/platform/page';
import { ButtonLink, Hero, Icon, Section } from '@sharemore/platform/ui';
import { Accordion } from '@sharemore/platform/widgets/accordion';
import { Scene } from '../../art/scene';
import * as content from '../../content/faq';
import { answers } from '../../layout/answers';
import { ClosingBand } from '../../layout/closing-band';
import { Source } from '../../layout/source';
import { TitledBeside } from '../../layout/titled-beside';
import styles from './faq-page.module.css';

export function Component() {
  return (
    <>
      <PageHead {...content.head} image={shareImageUrl('faq')} />
      {/* Browsers scroll to #top without this id, but then the keyboard focus stays at the bottom. */}
      <div id="top">
        <Hero {...content.hero} art={<Scene name="question" />}>
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
      {content.faqSections.map(({ id, title, entries }, index) => (
        <TitledBeside key={id} id={id} tone={index % 2 === 0 ? 'plain' : 'deep'} title={title}>
          {/* The shared name keeps at most one question open on the whole page. */}
          <Accordion mode="collapsible" name="faq" items={answers(id, entries)} />
          <p className={styles.Top}>
            <ButtonLink href="#top" variant="quiet" size="s">
              <Icon of={ArrowUp} size={18} />
              {content.backToTop}
            </ButtonLink>
          </p>
        </TitledBeside>
      ))}
      <Section>
        <Source names={content.cited} />
      </Section>
      <ClosingBand {...content.closing} />
    </>
  );
}
