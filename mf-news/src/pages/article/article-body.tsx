import { RichText, RiskNote, TextLink } from '@sharemore/platform/ui';
import { Prose } from '@sharemore/platform/widgets/prose';
import type { Article } from '../../catalogue/article';
import styles from './article-page.module.css';

export function ArticleBody({ article }: { article: Article }) {
  return (
    <>
      <Prose>
        {Object.entries(article.sections).map(([heading, { paragraphs, bullets }]) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <RichText text={paragraph} />
              </p>
            ))}
            {bullets && (
              <ul>
                {bullets.map((bullet) => (
                  <li key={bullet}>
                    <RichText text={bullet} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </Prose>
      <div className={styles.Sources}>
        <h2>Where to check this</h2>
        <ul>
          {Object.entries(article.sources).map(([label, href]) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
      <RiskNote>
        This article is general information and not tax, legal or financial advice. The value of shares can go
        down as well as up, and past performance is not a reliable guide to future results.
      </RiskNote>
    </>
  );
}
