import { Button } from '@sharemore/platform/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './load-more.module.css';

/** Always the same function, so that React calls it once: when the link it was given to is shown. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

const ALL = { name: 'show', value: 'all' };

/**
 * Whether all articles are shown, which the address says to the server and to whoever comes back. `showFrom` shows
 * them; the focus goes on to the first one that it added, whose link takes the ref that `refAt` answers.
 */
export function useShowAll() {
  const [params] = useSearchParams();
  const [added, setAdded] = useState<number>();
  const showAll = added !== undefined || params.get(ALL.name) === ALL.value;
  function showFrom(index: number) {
    setAdded(index);
    // Past the router, which would ask for the articles again.
    history.replaceState(history.state, '', `?${ALL.name}=${ALL.value}`);
  }
  return { showAll, showFrom, refAt: (index: number) => (index === added ? focus : undefined) };
}

/** The id of the first article that was added: where whoever has no script reads on. */
export const addedId = 'added';

/** The button that shows the other articles; without script it asks the server for the page with all of them. */
export function LoadMore({ onMore }: { onMore: () => void }) {
  return (
    <form
      method="get"
      action={`#${addedId}`}
      className={styles.LoadMore}
      onSubmit={(event) => {
        event.preventDefault();
        onMore();
      }}
    >
      <Button type="submit" variant="secondary" {...ALL}>
        Load More Articles
      </Button>
    </form>
  );
}
