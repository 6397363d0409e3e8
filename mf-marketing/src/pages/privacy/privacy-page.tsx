import { shareImageUrl } from '@sharemore/platform/contract';
import { PageHead, useSite } from '@sharemore/platform/page';
import { ButtonLink, Hero, RichText, Section } from '@sharemore/platform/ui';
import { Prose } from '@sharemore/platform/widgets/prose';
import * as content from '../../content/privacy';
import { OperatorFacts } from '../../operator/operator-facts';
import { Paragraphs } from '../../words/paragraphs';
import styles from './privacy-page.module.css';

export function Component() {
  return (
    <>
      <PageHead {...content.head} image={shareImageUrl('privacy')} />
      <Hero title={content.hero.title} lead={content.hero.lead} size="compact">
        <p className={styles.Updated}>
          {content.hero.updatedLabel}{' '}
          <time dateTime={content.hero.updated.date}>{content.hero.updated.text}</time>
        </p>
      </Hero>
      <Section>
        <div className={styles.Policy}>
          <nav aria-labelledby="contents" className={styles.Contents} data-paper="never">
            <h2 id="contents">{content.contentsLabel}</h2>
            <ol className={styles.List}>
              {Object.entries(content.sections).map(([id, { title }]) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <Prose>
            {Object.entries(content.sections).map(([id, section]) => (
              <Part key={id} id={id} {...section} />
            ))}
          </Prose>
        </div>
      </Section>
    </>
  );
}

function Part({ id, title, paragraphs, points, after, link }: content.PolicySection & { id: string }) {
  const { retentionDays } = useSite();
  const listed = id === 'retention' ? content.retentionPoints(retentionDays) : points;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <Paragraphs text={paragraphs} />
      {id === 'who-we-are' && <OperatorFacts />}
      {listed && (
        <ul>
          {listed.map((point) => (
            <li key={point}>
              <RichText text={point} />
            </li>
          ))}
        </ul>
      )}
      {after && <p>{after}</p>}
      {link && (
        <p>
          {'to' in link ? (
            <ButtonLink variant="quiet" to={link.to}>
              {link.text}
            </ButtonLink>
          ) : (
            <ButtonLink variant="quiet" href={link.href}>
              {link.text}
            </ButtonLink>
          )}
        </p>
      )}
    </section>
  );
}
