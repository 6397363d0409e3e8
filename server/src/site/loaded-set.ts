import type { AreaManifest, ReleaseSet } from '@sharemore/platform/contract';
import type { ReleaseStore } from '../releases/store/release-store';

/** A release set with what a render needs of it. */
export interface LoadedSet {
  set: ReleaseSet;
  /** By area; one whose record is lost is not there, and its pages with it. */
  manifests: Record<string, AreaManifest>;
  /** Area to the local folder of its build. */
  folders: Record<string, string>;
}

export async function loadSet(
  store: Pick<ReleaseStore, 'build' | 'folder'>,
  set: ReleaseSet,
): Promise<LoadedSet> {
  const loaded: LoadedSet = { set, manifests: {}, folders: {} };
  for (const [area, build] of Object.entries(set.builds)) {
    const found = await store.build(area, build);
    if (!found) continue;
    loaded.manifests[area] = found.manifest;
    loaded.folders[area] = await store.folder(area, build);
  }
  return loaded;
}
