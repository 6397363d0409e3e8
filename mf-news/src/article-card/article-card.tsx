import { longDate } from '@sharemore/platform/dates';
import { classNames, TextLink } from '@sharemore/platform/ui';
import { linkCard } from '@sharemore/platform/widgets/card';
import type { ArticleSummary } from '../catalogue';
import { Cover } from '../covers/cover';
import { paths } from '../paths';
import styles from './article-card.module.css';

interface ArticleCardProps {
  article: ArticleSummary;
  size?: 'small';
  /** Whether its cover may be the largest thing in a phone's first screen. */
  isFirst?: boolean;
}

/** One article in a list; the whole card is a link. */
export function ArticleCard({ article, size, isFirst = false }: ArticleCardProps) {
  return (
    <article className={classNames(linkCard.surface, styles.Card)} data-size={size}>
      <Cover slug={article.slug} isInDocument={isFirst} />
      <div className={styles.Words}>
        <p className={styles.Category}>{article.category}</p>
        <h3 className={styles.Title}>
          <TextLink to={paths.article(article.slug)} className={classNames(linkCard.link, styles.Link)}>
            {article.title}
          </TextLink>
        </h3>
        <p className={styles.Excerpt}>{article.excerpt}</p>
        <ArticleMeta {...article} />
      </div>
    </article>
  );
}

/** The date of publication and the read time. */
export function ArticleMeta({ date, readTime }: Pick<ArticleSummary, 'date' | 'readTime'>) {
  return (
    <p className={styles.Meta} data-text="note">
      <span>
        <time dateTime={date}>{longDate(date)}</time>
      </span>
      <span>{`${readTime} min read`}</span>
    </p>
  );
}
