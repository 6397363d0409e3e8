import { createContext, use, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { exampleSite, type FormName, type RenderRequest, type SiteInfo } from './contract';
import { type FormConfig, worded } from './contract/forms';
import { withTimeLimit } from './time-limit';

export { keepDraft, storeDrafts, textFields } from './drafts';
export { withTimeLimit };

/** The context that the shell provides to all pages. */
export type SiteContextValue = Pick<RenderRequest, 'site' | 'formOutcome'>;

export const SiteContext = createContext<SiteContextValue>({ site: exampleSite, formOutcome: null });

export function useSite(): SiteInfo {
  return use(SiteContext).site;
}

/** What a form shows after a post without script. */
export type WordedOutcome = NonNullable<ReturnType<typeof useFormOutcome>>;

/** The outcome, in its words, of `form` if it was posted without script, else null. */
export function useFormOutcome(form: FormName, words: FormConfig) {
  const { formOutcome } = use(SiteContext);
  if (formOutcome?.form !== form) return null;
  return { result: worded(words, formOutcome.result), values: formOutcome.values };
}

const never = () => () => {};

/** False on the server and in the first render in the browser, true once event handlers work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Loads the form checks on first use, one copy for all areas. If this fails or takes longer than 3 seconds, only the
 * server checks the form.
 */
export function loadFormChecks() {
  return withTimeLimit(3000, () => import('./contract/form-checks')).catch(() => null);
}

export interface PageHeadProps {
  /** Without the site's name, which is added. */
  title: string;
  description?: string;
  /** The canonical path if it differs from the current one. */
  canonicalPath?: string;
  noIndex?: boolean;
}

/** The head of a page; React hoists its elements into the document's head. */
export function PageHead({ title, description, canonicalPath, ...props }: PageHeadProps) {
  const { site, formOutcome } = use(SiteContext);
  const { pathname } = useLocation();
  const fullTitle = title.includes('ShareMore') ? title : `${title} | ShareMore`;
  // After a post without script, screen readers announce the error first.
  const isRefusal = import.meta.env.SSR && formOutcome && formOutcome.result.status !== 'accepted';
  const url = site.siteUrl + (canonicalPath ?? pathname);
  const place = pathname === '/' ? '/index' : pathname;
  // A form's outcome belongs to one visitor: search engines must not index it.
  const noIndex = props.noIndex || formOutcome !== null;
  return (
    <>
      <title>{isRefusal ? `Error: ${fullTitle}` : fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {!noIndex && <link rel="canonical" href={url} />}
      {!noIndex && <meta property="og:url" content={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={`${site.siteUrl}/share-image${place}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
