import { toSlug } from '@sharemore/platform/companies';
import { type FormName, localAddress } from '@sharemore/platform/contract';
import { forms } from '@sharemore/platform/contract/forms';

const LONGEST_PATH = 500;
/** A base for parsing paths; never part of a result. */
const BASE = 'http://this.site';

/**
 * The page to which a form without script is redirected, with the form's fragment: the one that it names in `returnTo`
 * when that is a path of this site.
 */
export function returnPage(form: FormName, body: Record<string, unknown>): URL {
  const { returnTo } = body;
  const isPath = typeof returnTo === 'string' && returnTo.length <= LONGEST_PATH;
  const page = (isPath && localAddress(returnTo)) || defaultPath(form, body);
  page.hash = forms[form].place;
  return page;
}

/** The address of `page` on this site, with the outcome's id. */
export function returnAddress(page: URL, outcomeId: string): string {
  page.searchParams.set('outcome', outcomeId);
  return page.pathname + page.search + page.hash;
}

function defaultPath(form: FormName, body: Record<string, unknown>): URL {
  if (form === 'contact') return new URL('/about', BASE);
  if (form === 'newsletter') return new URL('/news', BASE);
  const slug = form === 'registration' ? toSlug(String(body.company ?? body.companyName ?? '')) : '';
  return new URL(slug && slug.length <= LONGEST_PATH ? `/company/${slug}` : '/companies', BASE);
}
