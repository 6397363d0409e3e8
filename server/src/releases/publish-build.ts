import { isDeepStrictEqual } from 'node:util';
import type { AreaManifest } from '@sharemore/platform/contract';
import { type Actor, authorise } from './actor';
import { findDamage, findSurplus, readManifest } from './build-folder';
import { ReleaseRefused, refuseIf } from './release-refused';
import type { PublishedBuild } from './store/records';
import type { ReleaseStore } from './store/release-store';

/** A build's provenance as its team states it. */
export type About = Pick<PublishedBuild, 'commit' | 'message'>;

/**
 * Checks every file of a build and stores it, unless the store has it intact. An id names the same bytes for ever.
 * @param where what a refusal calls the folder
 * @throws {ReleaseRefused}
 */
export async function publishBuild(
  store: ReleaseStore,
  actor: Actor,
  folder: string,
  about: About,
  where?: string,
): Promise<AreaManifest> {
  const manifest = await readManifest(folder, where);
  const { area, build } = manifest;
  authorise(actor, 'publish', [area]);
  refuseIf(await findDamage(folder, manifest));
  refuseIf(await findSurplus(folder, manifest));
  const stored = await store.build(area, build);
  // A server of an earlier contract has stored no field that was added since.
  const isOther = ([key, value]: [string, unknown]) =>
    !isDeepStrictEqual(value, manifest[key as keyof AreaManifest]);
  if (stored && Object.entries(stored.manifest).some(isOther)) {
    throw new ReleaseRefused(
      `${area} ${build} is published already with other contents: give the new one its own id`,
    );
  }
  const isIntact = stored && (await findDamage(await store.folder(area, build), manifest)).length === 0;
  // What was said of it first stays. Its time does not, so that garbage collection spares it like a new build.
  const record = { by: actor.name, ...about, ...stored, manifest, at: new Date().toISOString() };
  await (isIntact ? store.updateBuild(record) : store.addBuild(folder, record));
  return manifest;
}
