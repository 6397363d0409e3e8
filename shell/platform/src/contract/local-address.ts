/** A base for parsing paths; never part of a result. */
const THIS_SITE = 'https://this-site.invalid';

/**
 * The address that `value` names on this site, null if it leads anywhere else. The URL parser decides, because it reads
 * `//host`, `/\host` and `/<tab>/host` as other sites.
 */
export function localAddress(value: string): URL | null {
  if (!value.startsWith('/') || !URL.canParse(value, THIS_SITE)) return null;
  const address = new URL(value, THIS_SITE);
  // `/..//host` is normalised to `//host`, which browsers and the router would treat as another site.
  return address.origin === THIS_SITE && !address.pathname.startsWith('//') ? address : null;
}
