import type { ReleaseSet } from '@sharemore/platform/contract';
import { ReleaseRefused } from './release-refused';
import { releaseSet } from './release-set';
import type { Change } from './store/records';

const NO_EARLIER_SET =
  'There is no earlier set to go back to, except those that a rollback left: choose one of "list" with --set';

/**
 * The set that a rollback makes live: the last earlier set that no rollback has abandoned. With `area`, only that area
 * goes back to its last such build. With `setId`, the target is that set, or the area's build in it.
 * @param changes newest first
 * @throws {ReleaseRefused}
 */
export function rollbackTarget(changes: Change[], area?: string, setId?: string): ReleaseSet {
  const live = changes[0]?.set;
  if (!live) throw new ReleaseRefused('Nothing is live, so there is nothing to go back from');
  const idIn = (set: ReleaseSet) => (area ? set.builds[area] : set.id);
  const setNamed = (id: Id) => changes.find(({ set }) => set.id === id)?.set;
  const given = setNamed(setId);
  if (setId && !given) throw new ReleaseRefused(`Set ${setId} was never live: "list" shows those that were`);
  const id = given
    ? idIn(given)
    : goodIds(changes, idIn)
        .slice(0, -1)
        .findLast((each) => each !== undefined);
  const target = area && id ? releaseSet({ ...live.builds, [area]: id }) : setNamed(id);
  if (target) return target;
  if (!area) throw new ReleaseRefused(NO_EARLIER_SET);
  if (setId) throw new ReleaseRefused(`Set ${setId} has no ${area}: "show ${setId}" says what is in it`);
  throw new ReleaseRefused(
    live.builds[area]
      ? `There is no earlier build of ${area} to go back to: "remove ${area}" takes it off the site`
      : `${area} is not live, and no earlier set has a build of it to go back to`,
  );
}

type Id = string | undefined;

/**
 * The ids, of sets or of one area's builds, that a rollback can go to, in the order in which they went live; the last one
 * is live, and an area's is undefined while it was not live. A rollback drops those that went live after its target, and a
 * promotion brings its id back to the end.
 */
function goodIds(changes: Change[], idOf: (set: ReleaseSet) => Id): Id[] {
  let good: Id[] = [];
  for (const { action, set } of changes.toReversed()) {
    const id = idOf(set);
    const target = good.indexOf(id);
    if (action !== 'rollback') good = [...good.filter((each) => each !== id), id];
    // Not among them is a set that the rollback of one area made: only what it replaces is dropped.
    else good = target < 0 ? [...good.slice(0, -1), id] : good.slice(0, target + 1);
  }
  return good;
}
