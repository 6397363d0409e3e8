import { longDate } from '@sharemore/platform/dates';
import type { ArticleSummary } from '../catalogue';
import styles from './article-meta.module.css';

/** The date of publication and the read time. */
export function ArticleMeta({ article: { date, readTime } }: { article: ArticleSummary }) {
  return (
    <p className={styles.Meta} data-text="note">
      <span>
        <time dateTime={date}>{longDate(date)}</time>
      </span>
      <span>{`${readTime} min read`}</span>
    </p>
  );
}
