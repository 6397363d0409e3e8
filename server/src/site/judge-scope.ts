import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseSet } from '@sharemore/platform/contract';
import { changedAreas } from '../releases/release-set';
import type { ReleaseStore } from '../releases/store/release-store';
import type { LoadedSet } from './loaded-set';

/**
 * Areas whose pages a change since `before` can break: those whose build changed, and those that name a slot of
 * such an area, or a slot that shows one of these. All areas when the shell changed, or nothing stood before.
 */
export async function findTouched(
  store: ReleaseStore,
  { set, manifests, folders }: LoadedSet,
  before: ReleaseSet | undefined,
): Promise<Set<string>> {
  const touched = new Set(changedAreas(before, set));
  if (!before || touched.has('shell')) return new Set(Object.keys(set.builds));
  const slotsOf = async (area: string) => {
    const stood = before.builds[area];
    const left = stood ? await store.build(area, stood) : null;
    return Object.keys({ ...manifests[area]?.slots, ...left?.manifest.slots });
  };
  // Grows while it is walked: what shows a slot of a touched area is touched too.
  for (const area of touched) {
    const slots = await slotsOf(area);
    for (const other of slots.length > 0 ? Object.keys(set.builds) : []) {
      if (!touched.has(other) && (await names(folders[other] ?? '', slots))) touched.add(other);
    }
  }
  return touched;
}

/** Whether a build's server code holds one of these words. */
async function names(folder: string, words: string[]): Promise<boolean> {
  const dir = join(folder, 'server');
  for (const file of await readdir(dir, { recursive: true }).catch(() => [])) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(join(dir, file), 'utf8');
    if (words.some((word) => code.includes(word))) return true;
  }
  return false;
}
