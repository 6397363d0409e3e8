import { Button } from '@sharemore/platform/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './load-more.module.css';

/** A module constant, so that React calls this ref once, on mount, and not after each render. */
const focus = (link: HTMLAnchorElement | null) => link?.focus();

const ALL = { name: 'show', value: 'all' };

/**
 * Whether to show all articles. The address holds this, for the server and for back navigation. `showFrom(index)` shows
 * all and moves the focus to the article at `index`, whose link must get the ref from `refAt(index)`.
 */
export function useShowAll() {
  const [params] = useSearchParams();
  const [added, setAdded] = useState<number>();
  const showAll = added !== undefined || params.get(ALL.name) === ALL.value;
  function showFrom(index: number) {
    setAdded(index);
    // Bypasses the router, which would run the loader again.
    history.replaceState(history.state, '', `?${ALL.name}=${ALL.value}`);
  }
  return { showAll, showFrom, refAt: (index: number) => (index === added ? focus : undefined) };
}

/** The id of the first added article. Without script, the button navigates there. */
export const addedId = 'added';

/** The button that shows all articles. Without script it requests the page with all of them. */
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
