import { PageHead } from '@sharemore/platform/page';
import { ButtonLink, Hero, TextLink } from '@sharemore/platform/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import lost from './lost.svg?url&no-inline';

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
          Looking for your employer? <TextLink to="/companies">Search the directory</TextLink>.
        </p>
      </Hero>
    </>
  );
}
