import { toSlug } from '@sharemore/platform/companies';
import type { FormName } from '@sharemore/platform/contract';
import { forms } from '@sharemore/platform/contract/forms';

const LONGEST_PATH = 500;
/** A base for parsing paths; never part of a result. */
const BASE = 'http://this.site';

/**
 * The address to which a form without script is redirected: the page that it names in `returnTo` when that is a path
 * of this site, with the outcome's id and the form's fragment.
 */
export function returnAddress(form: FormName, body: Record<string, unknown>, outcomeId: string): string {
  const address = samePath(body.returnTo) ?? defaultPath(form, body);
  address.searchParams.set('outcome', outcomeId);
  return `${address.pathname}${address.search}#${forms[form].place}`;
}

/** The address of a path on this site; undefined when `value` leads anywhere else. */
function samePath(value: unknown): URL | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_PATH) return undefined;
  // Browsers read a backslash as a slash and drop control characters: `/\host` and `/<tab>/host` leave the site.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return undefined;
  if (!URL.canParse(value, BASE)) return undefined;
  const address = new URL(value, BASE);
  return address.origin === BASE && !address.pathname.startsWith('//') ? address : undefined;
}

function defaultPath(form: FormName, body: Record<string, unknown>): URL {
  if (form === 'contact') return new URL('/about', BASE);
  if (form === 'newsletter') return new URL('/news', BASE);
  const slug = form === 'registration' ? toSlug(String(body.company ?? body.companyName ?? '')) : '';
  return new URL(slug && slug.length <= LONGEST_PATH ? `/company/${slug}` : '/companies', BASE);
}
