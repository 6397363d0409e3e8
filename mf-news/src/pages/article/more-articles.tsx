import { type RefObject, useId, useRef } from 'react';
import { ArticleCard } from '../../article-card/article-card';
import type { ArticleSummary } from '../../catalogue/article';
import { LoadMore, useShowAll } from '../../load-more/load-more';
import styles from './more-articles.module.css';
import { useCountThatFits } from './use-count-that-fits';

interface MoreArticlesProps {
  /** Newest first. */
  articles: ArticleSummary[];
  /** The article's body, whose height is the limit. */
  beside: RefObject<HTMLElement | null>;
}

/**
 * The other articles, as many as fit the article's height until `Load More Articles` (spec section 2). Those
 * that wait are laid out but not visible, so that they can be measured; without script all are shown.
 */
export function MoreArticles({ articles, beside }: MoreArticlesProps) {
  const headingId = useId();
  const aside = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { showAll, showFrom, refAt } = useShowAll();
  const fitting = useCountThatFits({ beside, aside, list });
  const shown = showAll ? articles.length : Math.min(fitting, articles.length);

  return (
    <aside ref={aside} className={styles.More} aria-labelledby={headingId}>
      <h2 id={headingId}>More articles</h2>
      <ul ref={list} className={styles.List}>
        {articles.map((article, index) => (
          <li key={article.slug} data-waiting={index < shown ? undefined : ''}>
            <ArticleCard article={article} size="small" linkRef={refAt(index)} />
          </li>
        ))}
      </ul>
      {shown < articles.length && (
        <div data-script="only">
          <LoadMore onMore={() => showFrom(shown)} />
        </div>
      )}
    </aside>
  );
}
