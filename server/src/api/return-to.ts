import { toSlug } from '@sharemore/platform/companies';
import type { FormConfig } from '@sharemore/platform/contract/forms';

const LONGEST_PATH = 500;

/** A base for parsing paths; never part of a result. */
const THIS_SITE = 'https://this-site.invalid';

/**
 * The place to which a post without script returns: the page that it names in `returnTo`, with the place there, when that
 * is a path of this site, else the form's own page; null when that depends on a field that was not sent.
 */
export function returnPage({ page, place }: FormConfig, body: Record<string, unknown>): URL | null {
  const { returnTo } = body;
  const isPath = typeof returnTo === 'string' && returnTo.length <= LONGEST_PATH;
  const address = (isPath && localAddress(returnTo)) || localAddress(filled(page, body));
  if (address) address.hash ||= place;
  return address;
}

/** The address of `page` on this site, with the outcome's id. */
export function returnAddress(page: URL, outcomeId: string): string {
  page.searchParams.set('outcome', outcomeId);
  return page.pathname + page.search + page.hash;
}

/** `/company/:company` with the field's value, which is a slug; '' without it. */
function filled(page: string, body: Record<string, unknown>): string {
  const values = [...page.matchAll(/:(\w+)/g)].map(([, name = '']) => toSlug(String(body[name] ?? '')));
  if (values.some((value) => value === '' || value.length > LONGEST_PATH)) return '';
  return page.replace(/:\w+/g, () => values.shift() ?? '');
}

/**
 * The address that `value` names on this site, null if it leads anywhere else. The URL parser decides, because it reads
 * `//host`, `/\host` and `/<tab>/host` as other sites.
 */
function localAddress(value: string): URL | null {
  if (!value.startsWith('/') || !URL.canParse(value, THIS_SITE)) return null;
  const address = new URL(value, THIS_SITE);
  // `/..//host` is normalised to `//host`, which browsers and the router would treat as another site.
  return address.origin === THIS_SITE && !address.pathname.startsWith('//') ? address : null;
}
