import { PageHead } from '@sharemore/platform/page';
import { ButtonLink, Hero } from '@sharemore/platform/ui';
import { paths } from '../../paths';
import nothingFound from './nothing-found.svg?url&no-inline';

export function CompanyNotFound({ slug }: { slug: string }) {
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
        <ButtonLink to="/">Back to Home</ButtonLink>
        <ButtonLink to={paths.companies} variant="secondary">
          Browse all companies
        </ButtonLink>
      </Hero>
    </>
  );
}
