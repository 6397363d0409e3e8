import { companyMeantBy } from '@sharemore/platform/companies';
import { PageHead, useFormOutcome } from '@sharemore/platform/page';
import { ButtonLink, Hero } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import { Suspense, use } from 'react';
import { data, redirectDocument, type ShouldRevalidateFunction, useLoaderData } from 'react-router-dom';
import { type LoaderContext, serverCompanies } from '../../companies/company-list';
import { type LoadedCompany, loadCompany } from '../../companies/company-view';
import { registrationForm } from '../../forms';
import { paths } from '../../paths';
import { ReloadFromServer } from '../../reload-from-server';
import { CompanyFound } from './company-found';
import { CompanyHero } from './company-hero';
import nothingFound from './nothing-found.svg?url&no-inline';
import { ChartLoading } from './outlook';

/**
 * Loads the company of the address; the status is 404 when there is none, 503 while the sheet was never read. An address
 * that was typed or changed on its way (`/company/Ottoline’s`) leads to the company that it means.
 */
export function loader({ params, context }: { params: { slug?: string }; context?: LoaderContext }) {
  const { slug = '' } = params;
  const loaded = loadCompany(slug, context);
  if (loaded.view || !import.meta.env.SSR || !context) return data(loaded, { status: 200 });
  const meant = companyMeantBy(serverCompanies(context).companies, slug);
  if (meant) throw redirectDocument(paths.company(meant.slug), 301);
  return data(loaded, { status: context.sheet().values.length === 0 ? 503 : 404 });
}

/** The query is the calculator's alone: looking the company up again could empty the form. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

/** A company's page: loading, then found or not found (spec section 4). */
export function Component() {
  const company = useLoaderData<LoadedCompany>();
  // The key resets the form, its messages and the chart for another company.
  return (
    <Suspense key={company.slug} fallback={<Loading name={company.name} />}>
      <Company {...company} />
    </Suspense>
  );
}

function Company({ slug, name, view: loaded }: LoadedCompany) {
  const view = loaded instanceof Promise ? use(loaded) : loaded;
  if (view) return <CompanyFound slug={slug} view={view} />;
  if (view === null) return <CompanyNotFound slug={slug} />;
  return (
    <ReloadFromServer>
      <Loading name={name} />
    </ReloadFromServer>
  );
}

function Loading({ name }: { name: string }) {
  return (
    <>
      <PageHead title={`${name} Sharesave`} />
      <CompanyHero name={name} />
      <ChartLoading />
    </>
  );
}

/** The page for an unknown slug, also after a registration without script whose company has left the sheet. */
function CompanyNotFound({ slug }: { slug: string }) {
  const result = useFormOutcome('registration', registrationForm)?.result;
  return (
    <>
      <PageHead title="Company Not Found" noIndex />
      <Hero
        art={<img src={nothingFound} width="480" height="400" alt="" />}
        title="Company Not Found"
        lead={
          <>
            Information for <strong>{slug}</strong> could not be found. The address may be mistyped, our list
            may be out of reach just now, or we may not have a page for this employer yet.
          </>
        }
      >
        {result && (
          <Notice tone={result.status === 'accepted' ? 'success' : 'error'}>{result.message}</Notice>
        )}
        <ButtonLink to="/">Back to Home</ButtonLink>
        <ButtonLink to={paths.companies} variant="secondary">
          Browse all companies
        </ButtonLink>
      </Hero>
    </>
  );
}
