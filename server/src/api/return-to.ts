import { toSlug } from '@sharemore/platform/companies';
import type { FormName } from '@sharemore/platform/contract';
import { forms } from '@sharemore/platform/contract/forms';

const LONGEST_PATH = 500;

/**
 * Where a form without script goes back to: the page that it names, if that is a path on this site, with the
 * outcome's id for the page to show and the form's place on it.
 */
export function returnAddress(form: FormName, body: Record<string, unknown>, outcomeId: string): string {
  const address = samePath(body.returnTo) ?? defaultPath(form, body);
  address.searchParams.set('outcome', outcomeId);
  return `${address.pathname}${address.search}#${forms[form].place}`;
}

/** The path of this site that a form or link names, or undefined when it leads anywhere else. */
function samePath(value: unknown): URL | undefined {
  if (typeof value !== 'string' || value.length > LONGEST_PATH) return undefined;
  // Browsers read a backslash as a slash and drop control characters: `/\host` and `/<tab>/host` leave the site.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return undefined;
  const base = 'http://this.site';
  if (!URL.canParse(value, base)) return undefined;
  const address = new URL(value, base);
  return address.origin === base && !address.pathname.startsWith('//') ? address : undefined;
}

function defaultPath(form: FormName, body: Record<string, unknown>): URL {
  const base = 'http://this.site';
  if (form === 'contact') return new URL('/about', base);
  if (form === 'newsletter') return new URL('/news', base);
  const slug = form === 'registration' ? toSlug(String(body.company ?? body.companyName ?? '')) : '';
  return new URL(slug && slug.length <= LONGEST_PATH ? `/company/${slug}` : '/companies', base);
}
