import { Button } from '@sharemore/platform/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import styles from './load-more.module.css';

const ALL = { name: 'show', value: 'all' };

/**
 * Whether to show all articles. The address holds this, for the server and for back navigation. `showFrom(index)` shows
 * all and moves the focus to the article at `index` of `list`, a ref.
 */
export function useShowAll() {
  const [params] = useSearchParams();
  const [added, setAdded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  function showFrom(index: number) {
    // At once, so that the focus can move to an article that appears.
    flushSync(() => setAdded(true));
    list.current?.querySelectorAll('a')[index]?.focus();
    // Bypasses the router, which would run the loader again.
    history.replaceState(history.state, '', `?${ALL.name}=${ALL.value}`);
  }
  return { list, showAll: added || params.get(ALL.name) === ALL.value, showFrom };
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
