import { PageHead } from '@sharemore/platform/page';
import { Hero, RiskNote, TextLink } from '@sharemore/platform/ui';
import { Prose } from '@sharemore/platform/widgets/prose';
import { RunningText } from '@sharemore/platform/widgets/running-text';
import { useCallback, useId, useState } from 'react';
import { ArticleCard, ArticleMeta } from '../article-card/article-card';
import { type ArticleSummary, type ArticleText, articles } from '../catalogue';
import { Cover } from '../covers/cover';
import { added, LoadMore, useShowAll } from '../load-more/load-more';
import { paths } from '../paths';
import styles from './article-page.module.css';

/** The page of the article with this slug. */
export function articlePage(slug: string, { sections, sources }: ArticleText) {
  const article = articles.find((each) => each.slug === slug) as ArticleSummary;
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
          art={<Cover slug={slug} isInDocument className={styles.Cover} />}
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

/** For the server, and for layouts that put the list below the article instead of beside it. */
const DEFAULT_COUNT = 3;

/** In pixels: the button with the space above it. */
const BUTTON_HEIGHT = 80;

/**
 * The articles besides the one with this slug, newest first: as many as fit the height of its text, which stands before them,
 * all after `Load More Articles` (spec section 2). The others are laid out invisibly, so that they can be measured.
 */
function MoreArticles({ besides }: { besides: string }) {
  const headingId = useId();
  const [fitting, setFitting] = useState(DEFAULT_COUNT);
  const others = articles.filter(({ slug }) => slug !== besides);
  const shown = useShowAll() ? others.length : Math.min(fitting, others.length);

  const measure = useCallback((list: HTMLElement | null) => {
    const article = list?.parentElement?.previousElementSibling;
    if (!list || !article) return;
    const observer = new ResizeObserver(() => setFitting(countThatFits(article, list)));
    for (const element of [article, list]) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <aside className={styles.More} data-paper="never" aria-labelledby={headingId}>
      <h2 id={headingId}>More articles</h2>
      <ul ref={measure} className={styles.List}>
        {others.map((article, index) => (
          <li
            key={article.slug}
            {...(index === fitting ? added : undefined)}
            data-hidden={index < shown ? undefined : ''}
          >
            <ArticleCard article={article} size="small" />
          </li>
        ))}
      </ul>
      {shown < others.length && <LoadMore />}
    </aside>
  );
}

/** How many items of the list end above the end of the article, at least one. Only hidden ones need the button. */
function countThatFits(article: Element, list: Element): number {
  const { bottom } = article.getBoundingClientRect();
  const { top } = list.getBoundingClientRect();
  if (top >= bottom) return DEFAULT_COUNT;
  const gap = Number.parseFloat(getComputedStyle(list).rowGap);
  let end = top - gap;
  const ends = Array.from(list.children, (item) => {
    end += gap + item.getBoundingClientRect().height;
    return end;
  });
  return end <= bottom
    ? ends.length
    : Math.max(1, ends.filter((one) => one + BUTTON_HEIGHT <= bottom).length);
}
