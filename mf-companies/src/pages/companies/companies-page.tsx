import { grouped } from '@sharemore/platform/money';
import { PageHead } from '@sharemore/platform/page';
import { Hero, Spinner, TextLink } from '@sharemore/platform/ui';
import { Suspense, use, useId, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type LoaderContext, withCompanies } from '../../companies/company-list';
import { SampleNotice } from '../../company-notices';
import { type DirectoryPage, directoryOf } from '../../directory/directory';
import { directoryPath, type Filters, isNarrowed, readFilters } from '../../directory/filters';
import { SectorIcon } from '../../directory/sector-icon';
import { ReloadFromServer } from '../../reload-from-server';
import styles from './companies-page.module.css';
import { FilterForm } from './filter-form';
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
        description="Find your employer and join its waitlist to hear when a Sharesave plan opens. ShareMore means a loan and a monthly fee: see what they cost first."
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
  if (isWorse && navigator.onLine) return <ReloadFromServer>{null}</ReloadFromServer>;
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

/** The industries as links with counts, on wide screens only; small screens use the form's select. */
function IndustryLinks({ filters, page }: { filters: Filters; page: DirectoryPage }) {
  const heading = useId();
  return (
    <nav className={styles.Industries} aria-labelledby={heading}>
      <h2 id={heading} className={styles.Title}>
        Industry
      </h2>
      <ul className={styles.List}>
        {[{ name: '', count: page.inAllIndustries }, ...page.industries].map(({ name, count }) => (
          <li key={name}>
            <TextLink
              className={styles.Link}
              to={directoryPath({ ...filters, industry: name, page: 1 })}
              preventScrollReset
              aria-current={filters.industry === name ? 'true' : undefined}
            >
              {name ? <SectorIcon sector={name} /> : <span />}
              <span>{name || 'All industries'}</span> <span className={styles.Count}>{grouped(count)}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
