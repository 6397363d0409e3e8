import { SampleNotice } from '../../company-notices';
import type { DirectoryPage } from '../../directory/directory';
import type { Filters } from '../../directory/filters';
import styles from './companies-page.module.css';
import { FilterForm } from './filter-form';
import { IndustryLinks } from './industry-links';
import { resultsId } from './pagination';
import { Results } from './results';

interface DirectoryProps {
  /** As the address says. */
  filters: Filters;
  page: DirectoryPage;
}

/** The filters, and what they leave. */
export function Directory({ filters, page }: DirectoryProps) {
  return (
    <>
      <aside className={styles.Filters} data-paper="never" aria-label="Filters">
        <a className={styles.Skip} href={`#${resultsId}`}>
          Skip to results
        </a>
        <FilterForm filters={filters} industries={page.industries} />
        <IndustryLinks filters={filters} page={page} />
      </aside>
      <div className={styles.Found}>
        <SampleNotice origin={page.origin} />
        <Results filters={filters} page={page} />
      </div>
    </>
  );
}
