import { type AreaManifest, findClaim } from '@sharemore/platform/contract';
import { noSheet, type SharedSheet } from '../sheet/shared-sheet';
import type { PageRequest, RenderPool } from './render-pool';

/** Of the addresses that a pattern lists: an area's data may be large, and a release must not wait for it. */
const MOST_OF_A_PATTERN = 50;

/**
 * Every fixed path of an area, and for each pattern its example, what the build lists of it, or any address. Of what is
 * listed by the sheet's rows one will do: a row that breaks its page is no fault of a build, and must hold up no rollback.
 */
export async function addressesOf(
  pool: RenderPool,
  manifest: AreaManifest,
  request: PageRequest,
  sheet: () => SharedSheet,
) {
  const { area, pages, examples } = manifest;
  const isOpen = Object.keys(pages).some((pattern) => pattern.includes(':') && !examples[pattern]);
  const list = async (rows: SharedSheet) => {
    const listed = isOpen ? await pool.sitemap(area, request, rows).catch(() => []) : [];
    return listed.map(({ path }) => path);
  };
  const [listed, own] = await Promise.all([list(sheet()), list(noSheet)]);
  const listedOf = (pattern: string) => {
    const all = listed.filter((path) => findClaim({ [area]: manifest }, path)?.pattern === pattern);
    const ofBuild = all.filter((path) => own.includes(path));
    return ofBuild.length > 0 ? ofBuild.slice(0, MOST_OF_A_PATTERN) : all.slice(0, 1);
  };
  return Object.keys(pages).flatMap((pattern) => {
    if (!pattern.includes(':')) return { path: pattern, mayBeMissing: false };
    const example = examples[pattern];
    const known = example === undefined ? listedOf(pattern) : [example];
    if (known.length > 0) return known.map((path) => ({ path, mayBeMissing: false }));
    return { path: pattern.replace(/:[^/]+/g, 'example'), mayBeMissing: true };
  });
}
