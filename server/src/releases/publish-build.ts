import type { AreaManifest } from '@sharemore/platform/contract';
import { type Actor, demand } from './actor';
import { findDamage, readManifest } from './build-folder';
import { ReleaseRefused, refuseIf } from './release-refused';
import type { ReleaseStore } from './store/release-store';

/** Where a build comes from, as its team says. */
export interface About {
  commit?: string;
  message?: string;
}

/**
 * Takes in a build after checking each of its files; what is there whole is kept, what is damaged replaced.
 * @throws {ReleaseRefused}
 */
export async function publishBuild(
  store: ReleaseStore,
  actor: Actor,
  folder: string,
  about: About,
): Promise<AreaManifest> {
  const manifest = await readManifest(folder);
  const { area, build } = manifest;
  demand(actor, 'publish', [area]);
  refuseIf(await findDamage(folder, manifest));
  const there = await store.build(area, build);
  const isWhole = there && (await findDamage(await store.folder(area, build), there.manifest)).length === 0;
  if (!isWhole) {
    await store.addBuild(folder, { manifest, by: actor.name, at: new Date().toISOString(), ...about });
    return manifest;
  }
  if (isSameCode(there.manifest, manifest)) return there.manifest;
  throw new ReleaseRefused(
    `${area} ${build} is published already with other contents: give the new one its own id`,
  );
}

/** Compressed twins differ with the version of zlib that made them; what they were made of does not. */
function isSameCode(one: AreaManifest, other: AreaManifest): boolean {
  const code = ({ integrity }: AreaManifest) =>
    JSON.stringify(
      Object.entries(integrity)
        .filter(([file]) => !/\.(br|gz)$/.test(file))
        .sort(),
    );
  return code(one) === code(other);
}
