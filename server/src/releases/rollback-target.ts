import type { ReleaseSet } from '@sharemore/platform/contract';
import { ReleaseRefused } from './release-refused';
import { releaseSet } from './release-set';
import type { Change } from './store/release-store';

/**
 * Where a rollback goes: to the last set that was live, is not live now and was not left behind by an earlier
 * rollback; with `area`, to the last such build of it beside what else is live; with `setId`, to that set or to the
 * area's build in it.
 * @param changes newest first
 * @throws {ReleaseRefused}
 */
export function rollbackTarget(
  changes: Change[],
  { area, setId }: { area?: string; setId?: string },
): ReleaseSet {
  const live = changes[0]?.set;
  if (!live) throw new ReleaseRefused('Nothing is live, so there is nothing to go back from');
  const left = leftBehind(changes);
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
      build !== undefined && build !== live.builds[area] && !left.has(`${area}@${build}`);
    const build = earlier.map(({ builds }) => builds[area]).find(isOther);
    if (!build) throw new ReleaseRefused(`There is no earlier build of ${area} to go back to`);
    return releaseSet({ ...live.builds, [area]: build });
  }
  const found = earlier.find(({ id, builds }) => {
    const parts = Object.entries(builds).map(([name, build]) => `${name}@${build}`);
    return !left.has(id) && !parts.some((part) => left.has(part));
  });
  if (!found) throw new ReleaseRefused('There is no earlier set to go back to');
  return found;
}

/** Sets and builds that a rollback moved away from and nobody promoted again since. */
function leftBehind(changes: Change[]): Set<string> {
  const left = new Set<string>();
  let before: ReleaseSet | undefined;
  for (const { action, set } of [...changes].reverse()) {
    for (const [area, build] of Object.entries(before?.builds ?? {})) {
      if (action === 'rollback' && set.builds[area] !== build) left.add(`${area}@${build}`);
    }
    if (action === 'rollback' && before && before.id !== set.id) left.add(before.id);
    left.delete(set.id);
    for (const [area, build] of Object.entries(set.builds)) left.delete(`${area}@${build}`);
    before = set;
  }
  return left;
}
