import { longDate } from '@sharemore/platform/dates';
import type { ArticleSummary } from '../catalogue/article';
import styles from './article-meta.module.css';

/** An ISO date as people write it, in a `<time>`. */
function DateOf({ iso }: { iso: string }) {
  return <time dateTime={iso}>{longDate(iso)}</time>;
}

interface ArticleMetaProps {
  article: Pick<ArticleSummary, 'date' | 'updated' | 'readTime'>;
  /** Also says when the article was last changed, where it was. */
  withUpdate?: boolean;
}

/** When an article appeared and how long it takes to read. */
export function ArticleMeta({ article: { date, updated, readTime }, withUpdate = false }: ArticleMetaProps) {
  return (
    <p className={styles.Meta}>
      <span>
        <DateOf iso={date} />
      </span>
      {withUpdate && updated && (
        <span>
          Updated <DateOf iso={updated} />
        </span>
      )}
      <span>{readTime} min read</span>
    </p>
  );
}
