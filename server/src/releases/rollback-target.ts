import type { ReleaseSet } from '@sharemore/platform/contract';
import { ReleaseRefused } from './release-refused';
import { releaseSet } from './release-set';
import type { Change } from './store/release-store';

const NO_EARLIER_SET =
  'There is no earlier set to go back to, except those that a rollback left: choose one of "list" with --set';

/**
 * The set that a rollback makes live: the last earlier set that no rollback has abandoned. With `area`, only that area
 * goes back to its last such build. With `setId`, the target is that set, or the area's build in it.
 * @param changes newest first
 * @throws {ReleaseRefused}
 */
export function rollbackTarget(
  changes: Change[],
  { area, setId }: { area?: string; setId?: string },
): ReleaseSet {
  const live = changes[0]?.set;
  if (!live) throw new ReleaseRefused('Nothing is live, so there is nothing to go back from');
  if (setId) {
    const found = changes.find(({ set }) => set.id === setId)?.set;
    if (!found) throw new ReleaseRefused(`Set ${setId} was never live: "list" shows those that were`);
    if (!area) return found;
    const build = found.builds[area];
    if (!build) throw new ReleaseRefused(`Set ${setId} has no ${area}: "show ${setId}" says what is in it`);
    return releaseSet({ ...live.builds, [area]: build });
  }
  const found = earlierSet(changes, live, abandonedBy(changes), area);
  if (found) return found;
  if (!area) throw new ReleaseRefused(NO_EARLIER_SET);
  throw new ReleaseRefused(
    live.builds[area]
      ? `There is no earlier build of ${area} to go back to: "remove ${area}" takes it off the site`
      : `${area} is not live, and no earlier set has a build of it to go back to`,
  );
}

/**
 * The sets that up to `steps` rollbacks in a row, each of the site or of one live area, would go to.
 * @param changes newest first
 */
export function rollbackTargets(changes: Change[], steps: number): ReleaseSet[] {
  const [head] = changes;
  if (!head || steps === 0) return [];
  const abandoned = abandonedBy(changes);
  const areas = [undefined, ...Object.keys(head.set.builds)];
  const targets = areas.flatMap((area) => earlierSet(changes, head.set, abandoned, area) ?? []);
  const next = (set: ReleaseSet) =>
    rollbackTargets([{ ...head, action: 'rollback', set }, ...changes], steps - 1);
  return targets.flatMap((set) => [set, ...next(set)]);
}

/** The last earlier set that no rollback has abandoned; with `area`, the live set with that area's last such build. */
function earlierSet(
  changes: Change[],
  live: ReleaseSet,
  abandoned: Set<string>,
  area?: string,
): ReleaseSet | undefined {
  const earlier = changes.map(({ set }) => set).filter(({ id }) => id !== live.id);
  if (!area) return earlier.find((set) => !partsOf(set).some(([key, id]) => abandoned.has(`${key}@${id}`)));
  const isOther = (build: string | undefined) =>
    build !== undefined && build !== live.builds[area] && !abandoned.has(`${area}@${build}`);
  const build = earlier.map(({ builds }) => builds[area]).find(isOther);
  return build ? releaseSet({ ...live.builds, [area]: build }) : undefined;
}

/** Sets and builds that went live after the target of a rollback, and that nobody has promoted since. */
function abandonedBy(changes: Change[]): Set<string> {
  const abandoned = new Set<string>();
  /** Newest first. */
  const past: Map<string, string>[] = [];
  for (const { action, set } of changes.toReversed()) {
    const target = new Map(partsOf(set));
    const left = action === 'rollback' ? past[0] : undefined;
    for (const key of left?.keys() ?? []) {
      const ids = past.map((parts) => parts.get(key));
      const lastLive = ids.indexOf(target.get(key));
      // A set that was never live before is a mix that the rollback of one area made.
      for (const id of ids.slice(0, lastLive < 0 ? 1 : lastLive)) abandoned.add(`${key}@${id}`);
    }
    for (const [key, id] of target) abandoned.delete(`${key}@${id}`);
    past.unshift(target);
  }
  return abandoned;
}

/** The ids of a set and of its builds by area, each of which a rollback can abandon. */
const partsOf = ({ id, builds }: ReleaseSet) => Object.entries({ '': id, ...builds });
