import { ButtonLink } from '@sharemore/platform/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './load-more.module.css';

/** Properties of the first item that `LoadMore` adds. The link leads there. */
export const added = { id: 'added', tabIndex: -1 };

/** Whether to show all articles. The address holds this, so that it works without script and after going back. */
export const useShowAll = (): boolean => useSearchParams()[0].get('show') === 'all';

/** The link to this page with all articles, at the first that is added. When the link goes, that item has the focus. */
export function LoadMore() {
  useEffect(
    () => () => {
      if (location.hash === `#${added.id}`) document.getElementById(added.id)?.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <p className={styles.LoadMore}>
      <ButtonLink variant="secondary" to={`?show=all#${added.id}`} replace>
        Load More Articles
      </ButtonLink>
    </p>
  );
}
