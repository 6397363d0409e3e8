import { useCallback, useId, useState } from 'react';
import { ArticleCard } from '../article-card/article-card';
import { articles } from '../catalogue';
import { added, LoadMore, useShowAll } from '../load-more/load-more';
import styles from './more-articles.module.css';

/** For the server, and for layouts that put the list below the article instead of beside it. */
const DEFAULT_COUNT = 3;

/** In pixels: the button with the space above it. */
const BUTTON_HEIGHT = 80;

/**
 * The articles besides the one with this slug, newest first: as many as fit the height of its text, which stands before them,
 * all after `Load More Articles` (spec section 2). The others are laid out invisibly, so that they can be measured.
 */
export function MoreArticles({ besides }: { besides: string }) {
  const headingId = useId();
  const [fitting, setFitting] = useState(DEFAULT_COUNT);
  const others = articles.filter(({ slug }) => slug !== besides);
  const shown = useShowAll() ? others.length : Math.min(fitting, others.length);

  const measure = useCallback((list: HTMLElement | null) => {
    const article = list?.parentElement?.previousElementSibling;
    if (!list || !article) return;
    const observer = new ResizeObserver(() => setFitting(countThatFits(article, list)));
    for (const element of [article, list]) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <aside className={styles.More} data-paper="never" aria-labelledby={headingId}>
      <h2 id={headingId}>More articles</h2>
      <ul ref={measure} className={styles.List}>
        {others.map((article, index) => (
          <li
            key={article.slug}
            {...(index === fitting ? added : undefined)}
            data-hidden={index < shown ? undefined : ''}
          >
            <ArticleCard article={article} size="small" />
          </li>
        ))}
      </ul>
      {shown < others.length && <LoadMore />}
    </aside>
  );
}

/** How many items of the list end above the end of the article, at least one. Only hidden ones need the button. */
function countThatFits(article: Element, list: Element): number {
  const { bottom } = article.getBoundingClientRect();
  const { top } = list.getBoundingClientRect();
  if (top >= bottom) return DEFAULT_COUNT;
  const gap = Number.parseFloat(getComputedStyle(list).rowGap);
  let end = top - gap;
  const ends = Array.from(list.children, (item) => {
    end += gap + item.getBoundingClientRect().height;
    return end;
  });
  return end <= bottom
    ? ends.length
    : Math.max(1, ends.filter((one) => one + BUTTON_HEIGHT <= bottom).length);
}
