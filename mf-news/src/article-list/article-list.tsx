import { ArticleCard } from '../article-card/article-card';
import type { ArticleSummary } from '../catalogue';
import { added, LoadMore, useShowAll } from '../load-more/load-more';
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
