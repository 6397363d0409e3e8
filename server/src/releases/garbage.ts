import { DAY_MS } from '../async/day';
import { setsOf } from './release-set';
import type { Change, PublishedBuild } from './store/records';

/** How long an open tab may keep loading the builds that its page came with. */
const TAB_LIFE_MS = 7 * DAY_MS;
/** The builds of this many newest changes are kept, so that rollbacks find theirs. */
const KEPT_CHANGES = 100;

/**
 * Finds builds that nobody needs: not among the newest `keep` of their area; not live or in a rollout; not in the newest
 * changes; and neither published, also once more, nor live within the lifetime of an open tab or a preview.
 * @param builds newest first
 * @param changes newest first
 */
export function findGarbage(builds: PublishedBuild[], changes: Change[], keep: number): PublishedBuild[] {
  const now = new Date().toISOString();
  const cutoff = new Date(Date.now() - TAB_LIFE_MS).toISOString();
  const isRecent = (index: number) => index < KEPT_CHANGES || (changes[index - 1]?.at ?? now) >= cutoff;
  const sets = changes.filter((_, index) => isRecent(index)).flatMap(setsOf);
  const needed = new Set(sets.flatMap(({ builds: of }) => Object.entries(of).map((part) => part.join('@'))));
  const counts = new Map<string, number>();
  return builds.filter(({ manifest: { area, build }, at }) => {
    const rank = counts.get(area) ?? 0;
    counts.set(area, rank + 1);
    return rank >= keep && !needed.has(`${area}@${build}`) && at <= cutoff;
  });
}
