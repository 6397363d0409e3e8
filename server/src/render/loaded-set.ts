import type { AreaManifest, ReleaseSet } from '@sharemore/platform/contract';
import type { ReleaseStore } from '../releases/store/release-store';

/** A release set with what rendering needs. */
export interface LoadedSet {
  set: ReleaseSet;
  /** By area; without areas whose record is lost, which lose their pages too. */
  manifests: Record<string, AreaManifest>;
  /** Local folders of builds, by area. */
  folders: Record<string, string>;
}

/** Reads the manifests of a set's builds, and downloads their files if the store is remote. */
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
