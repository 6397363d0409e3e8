import { ButtonLink } from '@sharemore/platform/ui';
import { useSearchParams } from 'react-router-dom';
import styles from './load-more.module.css';

/** The id of the first article that `LoadMore` adds. The link leads there. */
export const addedId = 'added';

/** Whether to show all articles. The address holds this, so that it works without script and after going back. */
export const useShowAll = (): boolean => useSearchParams()[0].get('show') === 'all';

/** The link to this page with all articles, at the first that is added. */
export function LoadMore() {
  return (
    <p className={styles.LoadMore}>
      <ButtonLink variant="secondary" to={`?show=all#${addedId}`} replace>
        Load More Articles
      </ButtonLink>
    </p>
  );
}
