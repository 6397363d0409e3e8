import { type AreaManifest, findOwner } from '@sharemore/platform/contract';
import type { SheetText } from '../../render/loaded-set';
import type { PageRequest, RenderPool } from '../../render/render-pool';

/** Of the paths that an area lists, these are looked through. */
const MOST_LISTED = 5_000;

/**
 * The paths of an area to try: all fixed paths, and for each pattern the first path that the area's sitemap lists, or else
 * an invented one, which may be missing. One is enough: a row of the sheet that breaks its page is not the build's fault.
 * @returns also why its sitemap fails, if it does
 */
export async function addressesOf(
  pool: RenderPool,
  manifest: AreaManifest,
  request: PageRequest,
  sheet: SheetText,
) {
  const patterns = Object.keys(manifest.pages);
  const hasParameters = patterns.some((pattern) => pattern.includes(':'));
  let error: unknown;
  const listing = hasParameters ? pool.sitemap(manifest.area, request, sheet) : [];
  const listed = await Promise.resolve(listing).catch((reason) => {
    error = reason;
    return [];
  });
  const known = new Map<string | undefined, string>();
  for (const { path } of listed.slice(0, MOST_LISTED).reverse())
    known.set(findOwner({ [manifest.area]: manifest }, path)?.pattern, path);
  const addresses = patterns.map((pattern) => {
    if (!pattern.includes(':')) return { path: pattern, mayBeMissing: false };
    const path = known.get(pattern);
    return { path: path ?? pattern.replace(/:[^/]+/g, 'example'), mayBeMissing: path === undefined };
  });
  return { addresses, error };
}
