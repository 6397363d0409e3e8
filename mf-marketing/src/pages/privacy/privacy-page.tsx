import { longDate } from '@sharemore/platform/dates';
import { PageHead, useSite } from '@sharemore/platform/page';
import { ButtonLink, Hero, Section } from '@sharemore/platform/ui';
import { Prose } from '@sharemore/platform/widgets/prose';
import { RunningText } from '@sharemore/platform/widgets/running-text';
import * as content from '../../content/privacy';
import { OperatorFacts } from '../../operator/operator-facts';
import styles from './privacy-page.module.css';

export function Component() {
  const sections = Object.entries(content.sectionsFor(useSite()));
  return (
    <>
      <PageHead {...content.top} />
      <Hero {...content.top} size="compact">
        <p className={styles.Updated}>
          {content.updatedLabel} <time dateTime={content.updated}>{longDate(content.updated)}</time>.{' '}
          {content.revised}
        </p>
      </Hero>
      <Section>
        <div className={styles.Policy}>
          <nav aria-labelledby="contents" className={styles.Contents} data-paper="never">
            <h2 id="contents">{content.contentsLabel}</h2>
            <ol className={styles.List}>
              {sections.map(([title]) => (
                <li key={title}>
                  <a href={`#${idOf(title)}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <Prose>
            {sections.map(([title, text]) => (
              <Part key={title} title={title} text={text} />
            ))}
          </Prose>
        </div>
      </Section>
    </>
  );
}

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

function Part({ title, text }: { title: string; text: (string | string[])[] }) {
  const id = idOf(title);
  const link = content.links[title];
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <RunningText of={text} />
      {id === 'who-we-are' && <OperatorFacts />}
      {link && (
        <p>
          <ButtonLink variant="quiet" {...link}>
            {link.text}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
