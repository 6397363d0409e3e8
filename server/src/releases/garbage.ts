import { DAY_MS } from '../day';
import type { Change, PublishedBuild, ReleaseStore } from './store/release-store';

/** An open tab goes on with the builds of its page for so long. */
const TAB_LIFE_MS = 7 * DAY_MS;

/**
 * Builds that nobody can need any more: not among the newest `keep` of their area, not live, in the rollout or
 * in a preview, and neither published nor live while a tab may be open that loaded them.
 * @param builds newest first
 * @param changes newest first
 */
export function findGarbage(
  builds: PublishedBuild[],
  changes: Change[],
  keep: number,
  now: Date,
): PublishedBuild[] {
  const since = new Date(now.getTime() - TAB_LIFE_MS).toISOString();
  const needed = new Set<string>();
  changes.forEach(({ set, rollout }, index) => {
    const endedAt = changes[index - 1]?.at;
    if (endedAt && endedAt < since) return;
    for (const each of [set, rollout?.set]) {
      for (const [area, build] of Object.entries(each?.builds ?? {})) needed.add(`${area}@${build}`);
    }
  });
  const seen = new Map<string, number>();
  return builds.filter(({ manifest: { area, build }, at, previewedUntil }) => {
    const rank = seen.get(area) ?? 0;
    seen.set(area, rank + 1);
    const isKept = previewedUntil !== undefined && previewedUntil > now.toISOString();
    return rank >= keep && !needed.has(`${area}@${build}`) && !isKept && at <= since;
  });
}

/** Keeps a build from being cleared up until then, if it is there. */
export async function keepBuild(
  store: ReleaseStore,
  area: string,
  build: string,
  until: string,
): Promise<void> {
  const found = await store.build(area, build);
  if (found && (found.previewedUntil ?? '') < until) {
    await store.updateBuild({ ...found, previewedUntil: until });
  }
}
