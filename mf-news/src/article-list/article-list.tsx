import { ArticleCard } from '../article-card/article-card';
import type { ArticleSummary } from '../catalogue/article';
import { addedId, LoadMore, useShowAll } from '../load-more/load-more';
import styles from './article-list.module.css';

/** Spec section 9. */
const AT_FIRST = 6;

/** The first six articles, then all of them; the focus goes on to the first one that was added. */
export function ArticleList({ articles }: { articles: ArticleSummary[] }) {
  const { showAll, showFrom, refAt } = useShowAll();
  const shown = showAll ? articles : articles.slice(0, AT_FIRST);
  return (
    <>
      <ul className={styles.Grid}>
        {shown.map((article, index) => (
          <li key={article.slug} id={index === AT_FIRST ? addedId : undefined}>
            <ArticleCard article={article} linkRef={refAt(index)} />
          </li>
        ))}
      </ul>
      {shown.length < articles.length && <LoadMore onMore={() => showFrom(AT_FIRST)} />}
    </>
  );
}
