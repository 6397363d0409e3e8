import { PageHead } from '@sharemore/platform/page';
import { Hero, Spinner } from '@sharemore/platform/ui';
import { Suspense, use, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type LoaderContext, withCompanies } from '../../companies/company-list';
import { SampleNotice } from '../../company-notices';
import { directoryOf } from '../../directory/directory';
import { directoryPath, isNarrowed, readFilters } from '../../directory/filters';
import { ReloadFromServer } from '../../reload-from-server';
import styles from './companies-page.module.css';
import { FilterForm } from './filter-form';
import { IndustryLinks } from './industry-links';
import { Results, resultsId } from './results';

type LoadedDirectory = ReturnType<typeof loader>;

/**
 * Loads only the requested page of the list, because the data is embedded in the document. It is a promise only in the
 * browser, while the list is loading.
 */
export function loader({ request, context }: { request: Request; context?: LoaderContext }) {
  const filters = readFilters(new URL(request.url).searchParams);
  return { filters, page: withCompanies(context, (list) => directoryOf(list, filters)) };
}

/** Find Your Employer: a list whose filters live in the address. */
export function Component() {
  const loaded = useLoaderData<LoadedDirectory>();
  const { filters, page } = loaded;
  // An address past the last page shows the last page, so title and canonical link name that page.
  const number = page instanceof Promise ? filters.page : page.page;
  return (
    <>
      <PageHead
        title={number > 1 ? `Find Your Employer, page ${number}` : 'Find Your Employer'}
        description="Look for your employer by name, industry and size, and join its waitlist to hear when a Sharesave plan opens."
        canonicalPath={directoryPath({ page: number })}
        noIndex={isNarrowed(filters)}
      />
      <Hero size="compact" title="Find Your Employer" lead="Look up your company and join the waitlist." />
      <div className={styles.Directory}>
        <Suspense
          fallback={
            <p className={styles.Loading} role="status">
              <Spinner />
              Loading companies…
            </p>
          }
        >
          <Directory {...loaded} />
        </Suspense>
      </div>
    </>
  );
}

function Directory({ filters, page: loaded }: LoadedDirectory) {
  const page = loaded instanceof Promise ? use(loaded) : loaded;
  const [first] = useState(page);
  // The built-in companies never replace a list that is already on the page, and none at all are no list. Offline, a load
  // would lose the page too.
  const isWorse = page.origin === 'built-in' && (first.origin !== 'built-in' || page.total === 0);
  if (isWorse && navigator.onLine) {
    return <ReloadFromServer>{null}</ReloadFromServer>;
  }
  return (
    <>
      <aside className={styles.Filters} data-paper="never" aria-label="Filters">
        <a className={styles.Skip} href={`#${resultsId}`}>
          Skip to results
        </a>
        <FilterForm filters={filters} industries={page.industries} />
        {page.industries.length > 0 && <IndustryLinks filters={filters} page={page} />}
      </aside>
      <div className={styles.Found} data-narrowed={isNarrowed(filters) || undefined}>
        <SampleNotice origin={page.origin} />
        <Results filters={filters} page={page} />
      </div>
    </>
  );
}
