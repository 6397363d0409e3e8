import { useRef } from 'react';
import { ArticleCard } from '../../article-card/article-card';
import type { ArticleSummary } from '../../catalogue/article';
import { LoadMore, useShowAll } from '../../load-more/load-more';
import styles from './news-page.module.css';

/** Spec section 9. */
const AT_FIRST = 6;

/** The first six articles, then all of them; the focus goes on to the first one that was added. */
export function ArticleList({ articles }: { articles: ArticleSummary[] }) {
  const [showAll, setShowAll] = useShowAll();
  const asked = useRef(false);
  const shown = showAll ? articles : articles.slice(0, AT_FIRST);

  const focusAdded = (link: HTMLAnchorElement | null) => {
    if (!link || !asked.current) return;
    asked.current = false;
    link.focus();
  };

  return (
    <>
      <ul className={styles.Grid}>
        {shown.map((article, index) => (
          <li key={article.slug}>
            <ArticleCard article={article} linkRef={index === AT_FIRST ? focusAdded : undefined} />
          </li>
        ))}
      </ul>
      {shown.length < articles.length && (
        <LoadMore
          onMore={() => {
            asked.current = true;
            setShowAll();
          }}
        />
      )}
    </>
  );
}
