import { longDate } from '@sharemore/platform/dates';
import type { ArticleSummary } from '../catalogue';
import styles from './article-meta.module.css';

function ArticleDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{longDate(iso)}</time>;
}

interface ArticleMetaProps {
  article: Pick<ArticleSummary, 'date' | 'updated' | 'readTime'>;
  /** Also shows the date of the last update, if there is one. */
  withUpdate?: boolean;
}

/** The date of publication and the read time. */
export function ArticleMeta({ article: { date, updated, readTime }, withUpdate = false }: ArticleMetaProps) {
  return (
    <p className={styles.Meta} data-text="note">
      <span>
        <ArticleDate iso={date} />
      </span>
      {withUpdate && updated && (
        <span>
          Updated <ArticleDate iso={updated} />
        </span>
      )}
      <span>{`${readTime} min read`}</span>
    </p>
  );
}
