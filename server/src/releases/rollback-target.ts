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
  const abandoned = abandonedBy(changes);
  const earlier = changes.map(({ set }) => set).filter(({ id }) => id !== live.id);
  if (setId) {
    const found = changes.find(({ set }) => set.id === setId)?.set;
    if (!found) throw new ReleaseRefused(`Set ${setId} was never live: "list" shows those that were`);
    if (!area) return found;
    const build = found.builds[area];
    if (!build) throw new ReleaseRefused(`Set ${setId} has no ${area}: "show ${setId}" says what is in it`);
    return releaseSet({ ...live.builds, [area]: build });
  }
  if (area) {
    const isOther = (build: string | undefined) =>
      build !== undefined && build !== live.builds[area] && !abandoned.has(`${area}@${build}`);
    const build = earlier.map(({ builds }) => builds[area]).find(isOther);
    if (!build)
      throw new ReleaseRefused(
        `There is no earlier build of ${area} to go back to: "remove ${area}" takes it off the site`,
      );
    return releaseSet({ ...live.builds, [area]: build });
  }
  const found = earlier.find(({ id, builds }) => {
    const parts = Object.entries(builds).map(([name, build]) => `${name}@${build}`);
    return ![id, ...parts].some((part) => abandoned.has(part));
  });
  if (!found) throw new ReleaseRefused(NO_EARLIER_SET);
  return found;
}

/** Sets and builds that a rollback moved away from and that nobody has promoted since. */
function abandonedBy(changes: Change[]): Set<string> {
  const abandoned = new Set<string>();
  let before: ReleaseSet | undefined;
  for (const { action, set } of changes.toReversed()) {
    for (const [area, build] of Object.entries(before?.builds ?? {})) {
      if (action === 'rollback' && set.builds[area] !== build) abandoned.add(`${area}@${build}`);
    }
    if (action === 'rollback' && before && before.id !== set.id) abandoned.add(before.id);
    abandoned.delete(set.id);
    for (const [area, build] of Object.entries(set.builds)) abandoned.delete(`${area}@${build}`);
    before = set;
  }
  return abandoned;
}
