import { PageHead } from '@sharemore/platform/page';
import { ButtonLink, Hero, TextLink } from '@sharemore/platform/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import lost from './lost.svg?url&no-inline';
import unavailable from './unavailable.svg?url&no-inline';

/** Logs the attempted path as an error (spec section 2, "Not-found page"). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => console.error('404: no page at', pathname), [pathname]);
  return (
    <>
      <PageHead title="Page not found" noIndex />
      <Hero
        title="Oops! Page not found"
        eyebrow="404"
        art={<img src={lost} width="480" height="400" alt="" />}
        lead="The address may be mistyped, or the page may have moved."
      >
        <ButtonLink to="/" size="l">
          Return to Home
        </ButtonLink>
        <p>
          Looking for your employer? Go to <TextLink to="/companies">Find Your Employer</TextLink>.
        </p>
      </Hero>
    </>
  );
}

/** Replaces one area's part of the page, and names it; header, footer and navigation keep working. */
export function AreaUnavailable({ area, title }: { area: string; title: string }) {
  const { pathname, search } = useLocation();
  return (
    <div data-unavailable={area}>
      <PageHead title="This part is unavailable" noIndex />
      <Hero
        art={
          <img
            src={unavailable}
            width="480"
            height="400"
            alt=""
            // The server may be unreachable.
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
          />
        }
        eyebrow={title}
        title="This part is unavailable"
        lead="We couldn’t show this page just now. Please try again in a moment. Nothing you sent us is lost."
      >
        <ButtonLink href={pathname + search} size="l">
          Try again
        </ButtonLink>
        <p>
          Or go to the <TextLink to="/">home page</TextLink>.
        </p>
      </Hero>
    </div>
  );
}

/** The error element of an area's pages. */
export function AreaError({ area, title }: { area: string; title: string }) {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFoundPage /> : <AreaUnavailable area={area} title={title} />;
}
