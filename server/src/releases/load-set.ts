import { realpath } from 'node:fs/promises';
import type { ReleaseSet } from '@sharemore/platform/contract';
import type { LoadedSet } from '../render/loaded-set';
import { findDamage } from './build-folder';
import type { ReleaseStore } from './store/release-store';

/**
 * Reads the manifests of a set's builds, downloads their files if the store is remote, and checks the code that the
 * server runs, or all files. A build that is not there or does not fit its hashes is refused: it gets no folder, and `problems` say why.
 */
export async function loadSet(
  store: Pick<ReleaseStore, 'build' | 'folder' | 'renew'>,
  set: ReleaseSet,
  part: 'server/' | '' = 'server/',
): Promise<LoadedSet> {
  const loaded: LoadedSet = { set, manifests: {}, folders: {}, problems: [] };
  for (const [area, build] of Object.entries(set.builds)) {
    const found = await store.build(area, build);
    if (!found) {
      loaded.problems.push(`There is no build ${build} of ${area}: publish it first`);
      continue;
    }
    loaded.manifests[area] = found.manifest;
    const folder = await store.folder(area, build);
    let damage = await findDamage(folder, found.manifest, part);
    if (damage.length > 0) {
      await store.renew(area, build).catch(() => {});
      damage = await findDamage(folder, found.manifest, part);
    }
    loaded.problems.push(...damage);
    // Node loads modules by their real path, and render processes may read nothing else.
    if (damage.length === 0) loaded.folders[area] = await realpath(folder).catch(() => folder);
  }
  return loaded;
}
