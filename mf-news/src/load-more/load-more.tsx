import { Button } from '@sharemore/platform/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './load-more.module.css';

/** Always the same function, so that React calls it once: when the link it was given to is shown. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

/**
 * Whether all articles are shown: the address says so when the button was used before any script ran. `showFrom` shows
 * them; the focus goes on to the first one that it added, whose link takes the ref that `refAt` answers.
 */
export function useShowAll() {
  const [params] = useSearchParams();
  const [added, showFrom] = useState<number>();
  const showAll = added !== undefined || params.get('show') === 'all';
  return { showAll, showFrom, refAt: (index: number) => (index === added ? focus : undefined) };
}

/** The button that shows the other articles; without script it asks the server for the page with all of them. */
export function LoadMore({ onMore }: { onMore: () => void }) {
  return (
    <form
      method="get"
      className={styles.LoadMore}
      onSubmit={(event) => {
        event.preventDefault();
        onMore();
      }}
    >
      <Button type="submit" variant="secondary" name="show" value="all">
        Load More Articles
      </Button>
    </form>
  );
}
