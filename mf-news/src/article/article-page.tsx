import { PageHead } from '@sharemore/platform/page';
import { Hero, RiskNote, TextLink } from '@sharemore/platform/ui';
import { Prose } from '@sharemore/platform/widgets/prose';
import { RunningText } from '@sharemore/platform/widgets/running-text';
import { ArticleMeta } from '../article-card/article-card';
import { type ArticleText, catalogue } from '../catalogue';
import { Cover } from '../covers/cover';
import { paths } from '../paths';
import styles from './article-page.module.css';
import { MoreArticles } from './more-articles';

/** The page of the article with this slug. */
export function articlePage(slug: string, { sections, sources }: ArticleText) {
  const article = catalogue[slug as keyof typeof catalogue];
  return function ArticlePage() {
    return (
      <article>
        <PageHead title={article.title} description={article.excerpt} />
        <Hero
          size="compact"
          eyebrow={
            <>
              <TextLink to={paths.news}>News</TextLink> · <span>{article.category}</span>
            </>
          }
          title={article.title}
          lead={article.excerpt}
          art={<Cover slug={slug} isInPage className={styles.Cover} />}
        >
          <ArticleMeta {...article} />
        </Hero>
        <div className={styles.Columns}>
          <div className={styles.Body}>
            <Prose>
              {Object.entries(sections).map(([heading, text]) => (
                <section key={heading}>
                  <h2>{heading}</h2>
                  <RunningText of={text} />
                </section>
              ))}
            </Prose>
            <div className={styles.Sources}>
              <h2>Where to check this</h2>
              <ul>
                {Object.entries(sources).map(([label, href]) => (
                  <li key={href}>
                    <TextLink href={href}>{label}</TextLink>
                  </li>
                ))}
              </ul>
            </div>
            <RiskNote>
              This article is general information and not tax, legal or financial advice. The value of shares
              can go down as well as up, and past performance is not a reliable guide to future results.
            </RiskNote>
          </div>
          <MoreArticles besides={slug} />
        </div>
      </article>
    );
  };
}
