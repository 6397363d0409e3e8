import { PageHead, useFormOutcome } from '@sharemore/platform/page';
import { ButtonLink, Hero } from '@sharemore/platform/ui';
import { Notice } from '@sharemore/platform/widgets/notice';
import { registrationForm } from '../../forms';
import { paths } from '../../paths';
import nothingFound from './nothing-found.svg?url&no-inline';

/** The page for an unknown slug, also after a registration without script whose company has left the sheet. */
export function CompanyNotFound({ slug }: { slug: string }) {
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
