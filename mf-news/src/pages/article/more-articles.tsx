import { type RefObject, useId, useRef } from 'react';
import { ArticleCard } from '../../article-card/article-card';
import type { ArticleSummary } from '../../catalogue/article';
import { LoadMore, useShowAll } from '../../load-more/load-more';
import styles from './more-articles.module.css';
import { useCountThatFits } from './use-count-that-fits';

interface MoreArticlesProps {
  /** Newest first. */
  articles: ArticleSummary[];
  /** The element beside the list; its height is the limit. */
  body: RefObject<HTMLElement | null>;
}

/**
 * The other articles: as many as fit the height of the article, all after `Load More Articles` (spec section 2). The
 * others are laid out invisibly, so that they can be measured. Without script all are visible.
 */
export function MoreArticles({ articles, body }: MoreArticlesProps) {
  const headingId = useId();
  const aside = useRef<HTMLElement>(null);
  const { list, showAll, showFrom } = useShowAll();
  const fitting = useCountThatFits({ body, aside, list });
  const shown = showAll ? articles.length : Math.min(fitting, articles.length);

  return (
    <aside ref={aside} className={styles.More} data-paper="never" aria-labelledby={headingId}>
      <h2 id={headingId}>More articles</h2>
      <ul ref={list} className={styles.List}>
        {articles.map((article, index) => (
          <li key={article.slug} data-hidden={index < shown ? undefined : ''}>
            <ArticleCard article={article} size="small" />
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
