import { createContext, use, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { BreadcrumbList, Thing } from 'schema-dts';
import { exampleSite, type FormName, type FormOutcome, type SiteInfo } from './contract';

export { fetchData, fetchDataEarly, forgetEarlyData, RELEASE_GONE } from './fetch-data';

/** What the shell gives to all pages. */
export interface SiteContextValue {
  site: SiteInfo;
  /** The outcome of a form posted without script, when the address named one. */
  formOutcome: FormOutcome | null;
  /** On the server, takes what pages say to search engines. */
  describe?: (things: Thing[]) => void;
}

const SiteContext = createContext<SiteContextValue>({ site: exampleSite, formOutcome: null });

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

/** The checks come when a form is first touched; without them the server's are the only ones. One copy for all areas. */
export function loadFormChecks() {
  return import('./contract/form-checks').catch(() => null);
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
  /** The page's one address when it differs from the current path. */
  canonicalPath?: string;
  noIndex?: boolean;
  /** The picture of link previews (`pictureUrl`); the site's own if absent. */
  image?: string;
  /** ISO dates, where the page is an article. */
  article?: { published: string; modified: string };
  /** The page above this one, as the page itself leads there. */
  parent?: { name: string; path: string };
  /** What the page shows, for search engines (`structured-data.ts`); `import.meta.env.SSR &&` keeps it from browsers. */
  describes?: false | ((site: SiteInfo, url: string) => Thing[]);
}

/**
 * The head of a page: React hoists these elements into the document's head on both sides. What search engines read
 * as data is only in documents that the server sends: a policy that trusts no text as a script forbids the rest.
 */
export function PageHead(props: PageHeadProps) {
  const { title, description, canonicalPath, image = '/og.png', article, parent, describes } = props;
  const { site, formOutcome, describe } = use(SiteContext);
  const { pathname } = useLocation();
  const fullTitle = title.includes('ShareMore') ? title : `${title} | ShareMore`;
  // Said first to whoever listens to a page that came as an answer, without script.
  const isRefusal = import.meta.env.SSR && formOutcome && formOutcome.result.status !== 'accepted';
  const url = site.siteUrl + (canonicalPath ?? pathname);
  // The answer to a form belongs to one visitor, whatever page it stands on.
  const noIndex = props.noIndex || formOutcome !== null;
  if (import.meta.env.SSR && describe && !noIndex) {
    const trail = parent ? [breadcrumbs(site.siteUrl, parent, { name: title, url })] : [];
    describe([...trail, ...(describes ? describes(site, url) : [])]);
  }
  return (
    <>
      <title>{isRefusal ? `Error: ${fullTitle}` : fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {!noIndex && <link rel="canonical" href={url} />}
      {!noIndex && <meta property="og:url" content={url} />}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.modified} />}
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={site.siteUrl + image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function breadcrumbs(
  siteUrl: string,
  parent: { name: string; path: string },
  page: { name: string; url: string },
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: parent.name, item: siteUrl + parent.path },
      { '@type': 'ListItem', position: 2, name: page.name, item: page.url },
    ],
  };
}
