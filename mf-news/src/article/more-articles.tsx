import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { ArticleCard } from '../article-card/article-card';
import { articles } from '../catalogue';
import { added, LoadMore, useShowAll } from '../load-more/load-more';
import styles from './more-articles.module.css';

/** For the server, and for layouts that put the list below the article instead of beside it. */
const DEFAULT_COUNT = 3;

/** In pixels: the button with the space above it. */
const BUTTON_HEIGHT = 80;

interface MoreArticlesProps {
  /** The slug of the open article. */
  besides: string;
  /** The element beside the list; its height is the limit. */
  body: RefObject<HTMLElement | null>;
}

/**
 * The other articles, newest first: as many as fit the height of the open one, all after `Load More Articles` (spec
 * section 2). The others are laid out invisibly, so that they can be measured.
 */
export function MoreArticles({ besides, body }: MoreArticlesProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(DEFAULT_COUNT);
  const others = articles.filter(({ slug }) => slug !== besides);
  const shown = useShowAll() ? others.length : Math.min(fitting, others.length);

  useLayoutEffect(() => {
    const [article, items] = [body.current, list.current];
    if (!article || !items) return;
    const observer = new ResizeObserver(() => setFitting(countThatFits(article, items)));
    for (const element of [article, items]) observer.observe(element);
    return () => observer.disconnect();
  }, [body]);

  return (
    <aside className={styles.More} data-paper="never" aria-labelledby={headingId}>
      <h2 id={headingId}>More articles</h2>
      <ul ref={list} className={styles.List}>
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
function countThatFits(article: HTMLElement, list: HTMLElement): number {
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
