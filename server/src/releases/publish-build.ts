import { isDeepStrictEqual } from 'node:util';
import type { AreaManifest } from '@sharemore/platform/contract';
import { type Actor, authorise } from './actor';
import { findDamage, findFalseCopies, readManifest } from './build-folder';
import { keepBuild, TAB_LIFE_MS } from './garbage';
import { findForeignStyles } from './preflight/foreign-styles';
import { ReleaseRefused, refuseIf } from './release-refused';
import type { ReleaseStore } from './store/release-store';

/** A build's provenance as its team states it. */
export interface About {
  commit?: string;
  message?: string;
}

/**
 * Checks every file of a build and stores it. Keeps an intact stored copy; replaces a damaged one with the same code.
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
  refuseIf(await findFalseCopies(folder, manifest));
  const stored = await store.build(area, build);
  if (stored && !isSameCode(stored.manifest, manifest)) {
    throw new ReleaseRefused(
      `${area} ${build} is published already with other contents: give the new one its own id`,
    );
  }
  // Before it is found intact, and as long as one that is new: an old build is published again to be promoted next.
  await keepBuild(store, area, build, TAB_LIFE_MS);
  if (stored && (await findDamage(await store.folder(area, build), stored.manifest)).length === 0)
    return stored.manifest;
  if (!stored) refuseIf(await findForeignStyles(folder, manifest));
  // A repair keeps what was judged: the code, and what the stored manifest claims.
  const whole = { ...(stored?.manifest ?? manifest), integrity: manifest.integrity };
  const at = new Date(await store.now()).toISOString();
  await store.addBuild(folder, { manifest: whole, by: actor.name, at, ...about });
  // Another build may have replaced the folder since it was checked.
  if ((await findDamage(await store.folder(area, build), whole)).length > 0)
    throw new ReleaseRefused(`${area} ${build} was changed while it was published: publish it again`);
  return whole;
}

/** Ignores compressed copies: their bytes depend on the version of zlib. */
function isSameCode(one: AreaManifest, other: AreaManifest): boolean {
  const code = ({ integrity }: AreaManifest) =>
    Object.entries(integrity).filter(([file]) => !/\.(br|gz)$/.test(file));
  return isDeepStrictEqual(new Map(code(one)), new Map(code(other)));
}
