import { createContext, use, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { exampleCompany, type FormName, type FormOutcome, type SiteInfo } from './contract';

export { fetchData, RELEASE_GONE } from './fetch-data';

/** What the shell gives to all pages. */
export interface SiteContextValue {
  site: SiteInfo;
  /** The outcome of a form posted without script, when the address named one. */
  formOutcome: FormOutcome | null;
}

const SiteContext = createContext<SiteContextValue>({
  site: {
    siteUrl: '',
    newsletter: { action: '/api/newsletter', honeypotField: 'b_website' },
    company: exampleCompany,
  },
  formOutcome: null,
});

export const SiteProvider = SiteContext;

/** The running site's settings that pages may show. */
export function useSite(): SiteInfo {
  return use(SiteContext).site;
}

/** The outcome to show for `form` when it was posted without script, else null. */
export function useFormOutcome(form: FormName): FormOutcome | null {
  const { formOutcome } = use(SiteContext);
  return formOutcome?.form === form ? formOutcome : null;
}

const never = () => () => {};

/**
 * False on the server and in the first render in the browser, true as soon as handlers answer. A button that only
 * script can serve is disabled until then, so that no press is lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

export interface PageHeadProps {
  /** The page's own title; the site's name is added. */
  title: string;
  description?: string;
  /** The page's one address when it differs from the current path; `false` leaves it out. */
  canonicalPath?: string | false;
  noIndex?: boolean;
  /** A picture for link previews: an address on this site; the site's own if absent. */
  image?: string;
}

/** The head of a page: React hoists these elements into the document's head on both sides. */
export function PageHead({ title, description, canonicalPath, noIndex = false, image }: PageHeadProps) {
  const { siteUrl } = useSite();
  const { pathname } = useLocation();
  const fullTitle = title.includes('ShareMore') ? title : `${title} | ShareMore`;
  const canonical = canonicalPath === false ? null : siteUrl + (canonicalPath ?? pathname);
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonical && !noIndex && <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={siteUrl + (image ?? '/og.png')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
