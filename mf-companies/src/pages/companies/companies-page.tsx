import { pictureUrl } from '@sharemore/platform/contract';
import { PageHead } from '@sharemore/platform/page';
import { Hero, Spinner } from '@sharemore/platform/ui';
import { Suspense, use, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { AskServer } from '../../ask-server';
import { fromCompanies, type LoaderContext } from '../../companies/company-list';
import { type DirectoryPage, directoryOf } from '../../directory/directory';
import { directoryPath, type Filters, isNarrowed, readFilters } from '../../directory/filters';
import styles from './companies-page.module.css';
import { Directory } from './directory';

interface LoadedDirectory {
  filters: Filters;
  /** A promise only in the browser, while the list is on its way. */
  page: DirectoryPage | Promise<DirectoryPage>;
}

/** The page of the list that the address asks for, and nothing more: it travels in the document. */
export function loader({ request, context }: { request: Request; context?: LoaderContext }): LoadedDirectory {
  const filters = readFilters(new URL(request.url).searchParams);
  return { filters, page: fromCompanies(context, (list) => directoryOf(list, filters)) };
}

/** Find Your Employer: a filtered list whose filters live in the address. */
export function Component() {
  const loaded = useLoaderData<LoadedDirectory>();
  const { filters, page } = loaded;
  // An address past the last page shows the last one, and is no page of its own.
  const number = page instanceof Promise ? filters.page : page.page;
  return (
    <>
      <PageHead
        title={number > 1 ? `Find your employer, page ${number}` : 'Find your employer'}
        description="Look for your employer by name, industry and size, and join its waitlist to hear when a Sharesave plan opens."
        canonicalPath={directoryPath({ page: number })}
        image={pictureUrl('companies')}
        noIndex={isNarrowed(filters)}
      />
      <Hero
        size="compact"
        title="Find your employer"
        lead="Look up your company, see what its last three years would have brought, and join the waitlist."
      />
      <div className={styles.Directory}>
        <Suspense fallback={<LoadingCompanies />}>
          <LoadedPage {...loaded} />
        </Suspense>
      </div>
    </>
  );
}

function LoadedPage({ filters, page: loaded }: LoadedDirectory) {
  const page = loaded instanceof Promise ? use(loaded) : loaded;
  // The built-in companies stand in for no list; they never replace one.
  const [hadList] = useState(page.origin !== 'built-in');
  if (!hadList || page.origin !== 'built-in') return <Directory filters={filters} page={page} />;
  return (
    <AskServer>
      <LoadingCompanies />
    </AskServer>
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
