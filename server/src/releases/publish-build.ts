import { isDeepStrictEqual } from 'node:util';
import type { AreaManifest } from '@sharemore/platform/contract';
import { type Actor, authorise } from './actor';
import { findDamage, readManifest } from './build-folder';
import { ReleaseRefused, refuseIf } from './release-refused';
import type { ReleaseStore } from './store/release-store';

/** A build's provenance as its team states it. */
export interface About {
  commit?: string;
  message?: string;
}

/**
 * Checks every file of a build and stores it. Keeps an intact stored copy; replaces a damaged one.
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
  const stored = await store.build(area, build);
  const isIntact =
    stored && (await findDamage(await store.folder(area, build), stored.manifest)).length === 0;
  if (!isIntact) {
    await store.addBuild(folder, { manifest, by: actor.name, at: new Date().toISOString(), ...about });
    return manifest;
  }
  if (isSameCode(stored.manifest, manifest)) return stored.manifest;
  throw new ReleaseRefused(
    `${area} ${build} is published already with other contents: give the new one its own id`,
  );
}

/** Ignores compressed copies: their bytes depend on the version of zlib. */
function isSameCode(one: AreaManifest, other: AreaManifest): boolean {
  const code = ({ integrity }: AreaManifest) =>
    Object.entries(integrity).filter(([file]) => !/\.(br|gz)$/.test(file));
  return isDeepStrictEqual(new Map(code(one)), new Map(code(other)));
}
