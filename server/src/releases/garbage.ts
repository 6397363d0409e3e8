import { DAY_MS } from '../async/day';
import { setsOf } from './release-set';
import { rollbackTargets } from './rollback-target';
import type { Change, PublishedBuild } from './store/records';
import type { ReleaseStore } from './store/release-store';

/** How long an open tab may keep loading the builds that its page came with. */
export const TAB_LIFE_MS = 7 * DAY_MS;
/** How many rollbacks in a row find their builds: the first may lead to a build that is bad too. */
const ROLLBACKS = 2;

/**
 * Finds builds that nobody needs: not among the newest `keep` of their area; not live, in a rollout or in a preview;
 * not what two rollbacks in a row would go back to; and neither published nor live within the lifetime of an open tab.
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
  const recent = changes.filter((_, index) => (changes[index - 1]?.at ?? now) >= cutoff);
  const sets = [...recent.flatMap(setsOf), ...rollbackTargets(changes, ROLLBACKS)];
  const needed = new Set(sets.flatMap(({ builds: of }) => Object.entries(of).map((part) => part.join('@'))));
  const counts = new Map<string, number>();
  return builds.filter(({ manifest: { area, build }, at, keepUntil = '' }) => {
    const rank = counts.get(area) ?? 0;
    counts.set(area, rank + 1);
    const isPreviewed = keepUntil > now;
    return rank >= keep && !needed.has(`${area}@${build}`) && !isPreviewed && at <= cutoff;
  });
}

/** Protects a build from garbage collection for at least this long. @returns null if it is not published. */
export async function keepBuild(store: ReleaseStore, area: string, build: string, ms: number) {
  const until = new Date((await store.now()) + ms).toISOString();
  const found = await store.build(area, build);
  if (found && (found.keepUntil ?? '') < until) {
    await store.updateBuild({ ...found, keepUntil: until });
  }
  return found;
}
