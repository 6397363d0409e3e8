import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { type AreaManifest, matches } from '@sharemore/platform/contract';

/**
 * The target of a request as path and query. Null for what no browser sends: another form or scheme, or two `Host`
 * headers, which a proxy might interpret differently.
 */
export function requestTarget({ url = '', rawHeaders }: IncomingMessage): string | null {
  // Names and values in turn.
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host');
  if (hosts.length > 1) return null;
  if (url.startsWith('/')) return url;
  // A proxy may send the absolute form (RFC 9112, section 3.2.2).
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/**
 * Normalises a path: decoded and re-encoded, in lower case, without control characters and empty or dot segments. A
 * segment with an invalid escape, as in a truncated link, is taken literally.
 */
export function normalPath(path: string): string {
  const segments: string[] = [];
  for (const part of path.split('/')) {
    const segment = decode(part)
      .toLowerCase()
      .replace(/\p{Cc}/gu, '');
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(encodeURIComponent(segment));
  }
  return `/${segments.join('/')}`;
}

/**
 * What is glued to the end of links in mails and messages: punctuation, quotes, marks of emphasis, spaces, and what nobody
 * sees. The lookbehind makes it linear.
 */
const GLUED = /(?<=^\/|[\p{L}\p{N}-])[^\p{L}\p{N}-]+$/u;

/**
 * What a link may mean that ends in what no address ends in, or whose `#` or `?` was encoded: `/faq.` means `/faq`, and
 * `/about%23contact` `/about#contact`. Null for any other normal path.
 */
export function meantAddress(path: string): { path: string; rest: string } | null {
  const text = decodeURIComponent(path).replace(GLUED, '');
  const [, whole = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(text) ?? [];
  if (text === decodeURIComponent(path) && rest === '') return null;
  return { path: normalPath(encodeURI(whole)), rest: encodeURI(rest) };
}

/** Looks before it decodes: the errors of a path with a thousand invalid escapes would take 4 ms. */
function decode(text: string): string {
  const isValid =
    !/%(?![\da-f]{2})/i.test(text) &&
    (text.match(/(?:%[\da-f]{2})+/gi) ?? []).every((run) =>
      isUtf8(Buffer.from(run.replaceAll('%', ''), 'hex')),
    );
  return isValid ? decodeURIComponent(text) : text;
}

/** Keeps the first value of each parameter in `names`, which the page's area declares, trimmed, in that order. */
export function normalQuery(query: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const given = new URLSearchParams(query);
  const kept = names.map((name) => [name, given.get(name)?.trim() ?? '']).filter(([, value]) => value);
  return new URLSearchParams(kept).toString();
}

/** Looks up the query parameters that the areas of a release set declare for a path. */
export function declaredQueries(manifests: AreaManifest[]): (path: string) => readonly string[] {
  const declared = manifests.flatMap(({ queries = {} }) => Object.entries(queries));
  return (path) => declared.flatMap(([pattern, names]) => (matches(pattern, path) ? names : []));
}
