import type { IncomingMessage } from 'node:http';
import type { AreaManifest } from '@sharemore/platform/contract';

/** A page's one address: every other spelling of it leads here. */
export interface Address {
  path: string;
  /** What the page's area declared as meaning something, in that order; the rest is left out. */
  query: string;
}

/**
 * The target of a request as path and query, or null for one that no browser sends: another form or scheme,
 * or two hosts, which a proxy in front might read differently.
 */
export function requestTarget({ url = '', rawHeaders }: IncomingMessage): string | null {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1) return null;
  if (url.startsWith('/')) return url;
  // A proxy may name the whole address (RFC 9112, 3.2.2).
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/**
 * One spelling for one path: decoded, in lower case, without control characters and empty or dot segments. A percent
 * sign that escapes nothing, as in a link cut short, stands for itself.
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

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Keeps of a query what `names` declares: each once, trimmed, in that order. */
export function normalQuery(query: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const given = new URLSearchParams(query);
  const kept = names.map((name) => [name, given.get(name)?.trim() ?? '']).filter(([, value]) => value);
  return new URLSearchParams(kept).toString();
}

/** Finds the queries that mean something on a path, from what the areas of a release set declare. */
export function declaredQueries(manifests: AreaManifest[]): (path: string) => readonly string[] {
  const declared = manifests.flatMap(({ queries = {} }) => Object.entries(queries));
  const patterns = declared.map(([pattern, names]) => ({ parts: pattern.split('/'), names }));
  return (path) => {
    const parts = path.split('/');
    const matching = patterns.filter(
      (pattern) =>
        pattern.parts.length === parts.length &&
        pattern.parts.every((part, index) => part.startsWith(':') || part === parts[index]),
    );
    return matching.flatMap(({ names }) => names);
  };
}
