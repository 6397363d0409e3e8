import { PageHead } from '@sharemore/platform/page';
import { Hero, Spinner } from '@sharemore/platform/ui';
import { Suspense, use } from 'react';
import { useLoaderData } from 'react-router-dom';
import { companyList, type LoaderContext } from '../../companies/company-list';
import { SampleNotice } from '../../company-notices';
import { type DirectoryPage, directoryOf } from '../../directory/directory';
import { directoryPath, type Filters, isNarrowed, readFilters } from '../../directory/filters';
import styles from './companies-page.module.css';
import { FilterForm } from './filter-form';
import { IndustryLinks } from './industry-links';
import { Results } from './results';

interface LoadedDirectory {
  filters: Filters;
  /** A promise only in the browser, while the list is on its way. */
  directory: DirectoryPage | Promise<DirectoryPage>;
}

/** The page of the list that the address asks for, and nothing more: it travels in the document. */
export function loader({ request, context }: { request: Request; context?: LoaderContext }): LoadedDirectory {
  const filters = readFilters(new URL(request.url).searchParams);
  const list = companyList(context);
  return {
    filters,
    directory:
      list instanceof Promise
        ? list.then((loaded) => directoryOf(loaded, filters))
        : directoryOf(list, filters),
  };
}

/** Find Your Employer: a filtered list whose filters live in the address. */
export function Component() {
  const { filters, directory } = useLoaderData<LoadedDirectory>();
  return (
    <>
      <PageHead
        title={filters.page > 1 ? `Find your employer, page ${filters.page}` : 'Find your employer'}
        description="Search UK companies that offer Sharesave, and join the waitlist for your employer's next plan."
        canonicalPath={directoryPath({ page: filters.page })}
        noIndex={isNarrowed(filters)}
      />
      <Hero
        size="compact"
        title="Find your employer"
        lead="Look up your company, see what its Sharesave plan could do for you, and join the waitlist."
      />
      <div className={styles.Directory}>
        <Suspense fallback={<LoadingCompanies />}>
          <Directory filters={filters} directory={directory} />
        </Suspense>
      </div>
    </>
  );
}

function Directory({ filters, directory }: LoadedDirectory) {
  const page = directory instanceof Promise ? use(directory) : directory;
  return (
    <>
      <aside className={styles.Filters} aria-label="Filters">
        <FilterForm filters={filters} page={page} />
        <IndustryLinks filters={filters} page={page} />
      </aside>
      <div className={styles.Found}>
        <SampleNotice origin={page.origin} />
        <Results filters={filters} page={page} />
      </div>
    </>
  );
}

function LoadingCompanies() {
  return (
    <p className={styles.Loading} role="status">
      <Spinner />
      Loading companies…
    </p>
  );
}
