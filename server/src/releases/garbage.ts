import { DAY_MS } from '../async/day';
import { setsOf } from './release-set';
import type { Change, PublishedBuild } from './store/records';
import type { ReleaseStore } from './store/release-store';

/** How long an open tab may keep loading the builds that its page came with. */
const TAB_LIFE_MS = 7 * DAY_MS;
/** The builds of this many newest changes are kept, so that rollbacks find theirs. */
const KEPT_CHANGES = 100;

/**
 * Finds builds that nobody needs: not among the newest `keep` of their area; not live, in a rollout or in a preview;
 * not in the newest changes; and neither published nor live within the lifetime of an open tab.
 * @param builds newest first
 * @param changes newest first
 */
export function findGarbage(
  builds: PublishedBuild[],
  changes: Change[],
  keep: number,
  time: number,
): PublishedBuild[] {
  const now = new Date(time).toISOString();
  const cutoff = new Date(time - TAB_LIFE_MS).toISOString();
  const isRecent = (index: number) => index < KEPT_CHANGES || (changes[index - 1]?.at ?? now) >= cutoff;
  const sets = changes.filter((_, index) => isRecent(index)).flatMap(setsOf);
  const needed = new Set(sets.flatMap(({ builds: of }) => Object.entries(of).map((part) => part.join('@'))));
  const counts = new Map<string, number>();
  return builds.filter(({ manifest: { area, build }, at, keepUntil = '' }) => {
    const rank = counts.get(area) ?? 0;
    counts.set(area, rank + 1);
    const isPreviewed = keepUntil > now;
    return rank >= keep && !needed.has(`${area}@${build}`) && !isPreviewed && at <= cutoff;
  });
}

/** Protects a build from garbage collection for the lifetime of a tab. @returns null if it is not published. */
export async function keepBuild(store: ReleaseStore, area: string, build: string) {
  const found = await store.build(area, build);
  const keepUntil = new Date(Date.now() + TAB_LIFE_MS).toISOString();
  if (found && (found.keepUntil ?? '') < keepUntil) await store.updateBuild({ ...found, keepUntil });
  return found;
}
