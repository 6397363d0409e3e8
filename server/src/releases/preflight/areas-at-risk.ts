import type { ReleaseSet } from '@sharemore/platform/contract';
import type { LoadedSet } from '../../render/loaded-set';
import { changedAreas } from '../release-set';
import type { ReleaseStore } from '../store/release-store';

/**
 * Areas whose pages a change from `before` can break: the changed areas, or all areas if the shell changed or an area
 * with slots, which any page may show.
 */
export async function areasAtRisk(
  store: Pick<ReleaseStore, 'build'>,
  { set, manifests }: Pick<LoadedSet, 'set' | 'manifests'>,
  before: ReleaseSet | undefined,
): Promise<string[]> {
  const changed = changedAreas(before, set);
  for (const area of changed) {
    const replaced = before?.builds[area];
    const slots = {
      ...manifests[area]?.slots,
      ...(replaced && (await store.build(area, replaced))?.manifest.slots),
    };
    if (area === 'shell' || Object.keys(slots).length > 0) return Object.keys(set.builds);
  }
  return changed;
}
