import { memo, startTransition, useCallback, useState } from 'react';
import { loadCompanies } from '../../companies/browser-companies';
import { SampleNotice } from '../../company-notices';
import { type DirectoryPage, directoryOf } from '../../directory/directory';
import { directoryPath, type Filters } from '../../directory/filters';
import styles from './companies-page.module.css';
import { FilterForm } from './filter-form';
import { IndustryLinks } from './industry-links';
import { Results } from './results';

export interface LoadedDirectory {
  filters: Filters;
  /** A promise only in the browser, while the list is on its way. */
  page: DirectoryPage | Promise<DirectoryPage>;
}

interface ShownDirectory {
  filters: Filters;
  page: DirectoryPage;
}

interface Typed {
  /** The filters that were loaded before the typing: a navigation brings others, and ends it. */
  since: Filters;
  found: ShownDirectory;
  /** What the industries and the address stand at: they follow when the typing is done. */
  settled: ShownDirectory;
}

/** Filters and what they leave: as loaded with the address, and from then on as typed. */
export function Directory(loaded: ShownDirectory) {
  const [state, setState] = useState<Typed | null>(null);
  const typed = state?.since === loaded.filters ? state : null;
  const found = typed?.found ?? loaded;
  const settled = typed?.settled ?? loaded;

  const { filters: since, page: loadedPage } = loaded;
  const showTyped = useCallback(
    async (filters: Filters) => {
      const next = { filters, page: directoryOf(await loadCompanies(), filters) };
      startTransition(() =>
        setState((before) => {
          const isSame = before?.since === since;
          return {
            since,
            found: next,
            settled: isSame ? before.settled : { filters: since, page: loadedPage },
          };
        }),
      );
    },
    [since, loadedPage],
  );
  const settle = useCallback((filters: Filters) => {
    setState((before) => before && { ...before, settled: before.found });
    // Past the router: a navigation would draw the whole site again, for a page that is already right.
    history.replaceState(history.state, '', directoryPath(filters));
  }, []);

  return (
    <>
      <aside className={styles.Filters} aria-label="Filters">
        <FilterForm
          filters={since}
          industries={settled.page.industries}
          onType={showTyped}
          onTyped={settle}
        />
        <IndustryLinks filters={settled.filters} page={settled.page} />
      </aside>
      <div className={styles.Found}>
        <Origin origin={found.page.origin} />
        <Results filters={found.filters} page={found.page} isLive={typed !== null} />
      </div>
    </>
  );
}

const Origin = memo(SampleNotice);
