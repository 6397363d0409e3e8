import { Button } from '@sharemore/platform/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './load-more.module.css';

/** Whether all articles are shown: the address says so when the button was used before any script ran. */
export function useShowAll(): [boolean, () => void] {
  const [params] = useSearchParams();
  const [opened, setOpened] = useState(false);
  return [opened || params.get('show') === 'all', () => setOpened(true)];
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
