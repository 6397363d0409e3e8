import { ButtonLink } from '@sharemore/platform/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ArticleCard } from '../article-card/article-card';
import type { ArticleSummary } from '../catalogue';
import styles from './article-list.module.css';

/** Spec section 9. */
const INITIAL_COUNT = 6;

/** The first six articles, with a link that shows all. */
export function ArticleList({ articles }: { articles: ArticleSummary[] }) {
  const shown = useShowAll() ? articles : articles.slice(0, INITIAL_COUNT);
  return (
    <>
      <ul className={styles.Grid}>
        {shown.map((article, index) => (
          <li key={article.slug} {...(index === INITIAL_COUNT ? added : undefined)}>
            <ArticleCard article={article} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {shown.length < articles.length && <LoadMore />}
    </>
  );
}

/** Properties of the first item that `LoadMore` adds. The link leads there. */
export const added = { id: 'added', tabIndex: -1 };

/** Whether to show all articles. The address holds this, so that it works without script and after going back. */
export const useShowAll = (): boolean => useSearchParams()[0].get('show') === 'all';

/** The link to this page with all articles, at the first that is added. When the link goes, that item has the focus. */
export function LoadMore() {
  useEffect(
    () => () => {
      if (location.hash === `#${added.id}`) document.getElementById(added.id)?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <p className={styles.LoadMore}>
      <ButtonLink variant="secondary" to={`?show=all#${added.id}`} replace>
        Load More Articles
      </ButtonLink>
    </p>
  );
}
