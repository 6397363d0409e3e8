import { type AreaManifest, findOwner } from '@sharemore/platform/contract';
import type { SheetText } from '../../render/loaded-set';
import type { PageRequest, RenderPool } from '../../render/render-pool';
import { noSheet } from '../../sheet/sheet-text';

/** The maximum number of paths to try for one pattern, so that a release does not wait for an area with much data. */
const MAX_PER_PATTERN = 50;
/** Of the paths that an area lists, these are looked through. */
const MOST_LISTED = 5_000;

/**
 * The paths of an area to try: all fixed paths, and for each pattern the paths that the area's sitemap lists without the
 * sheet, or else one that it lists with the sheet, or else an invented path, which may be missing.
 * One sheet row is enough: a row that breaks its page is not the build's fault and must not block a rollback.
 */
export async function addressesOf(
  pool: RenderPool,
  manifest: AreaManifest,
  request: PageRequest,
  sheet: () => SheetText,
) {
  const { area, pages } = manifest;
  const needsSitemap = Object.keys(pages).some((pattern) => pattern.includes(':'));
  const list = async (rows: SheetText) => {
    const entries = needsSitemap ? await pool.sitemap(area, request, rows).catch(() => []) : [];
    return entries.map(({ path }) => path);
  };
  const [listed, listedWithoutSheet] = await Promise.all([list(sheet()), list(noSheet)]);
  const withoutSheet = new Set(listedWithoutSheet);
  const byPattern = new Map<string, string[]>();
  for (const path of listed.slice(0, MOST_LISTED)) {
    const { pattern = '' } = findOwner({ [area]: manifest }, path) ?? {};
    byPattern.set(pattern, byPattern.get(pattern) ?? []);
    byPattern.get(pattern)?.push(path);
  }
  const listedOf = (pattern: string) => {
    const all = byPattern.get(pattern) ?? [];
    const ofBuild = all.filter((path) => withoutSheet.has(path));
    return ofBuild.length > 0 ? ofBuild.slice(0, MAX_PER_PATTERN) : all.slice(0, 1);
  };
  return Object.keys(pages).flatMap((pattern) => {
    if (!pattern.includes(':')) return { path: pattern, mayBeMissing: false };
    const known = listedOf(pattern);
    if (known.length > 0) return known.map((path) => ({ path, mayBeMissing: false }));
    return { path: pattern.replace(/:[^/]+/g, 'example'), mayBeMissing: true };
  });
}
