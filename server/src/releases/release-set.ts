import { hash } from 'node:crypto';
import type { ReleaseSet } from '@sharemore/platform/contract';
import { ReleaseRefused } from './release-refused';
import type { Change } from './store/records';

/** The set of these builds, sorted by area; equal builds give an equal id. */
export function releaseSet(builds: Record<string, string>): ReleaseSet {
  const sorted = Object.entries(builds).sort(([one], [other]) => (one < other ? -1 : 1));
  const id = hash('sha256', JSON.stringify(sorted)).slice(0, 12);
  return { id, builds: Object.fromEntries(sorted) };
}

/** What visitors get: the live set and, during a rollout, the rolled-out set. */
export type LiveState = Pick<Change, 'set' | 'rollout'>;

/** The sets that visitors can get. */
export const setsOf = ({ set, rollout }: LiveState): ReleaseSet[] => (rollout ? [set, rollout.set] : [set]);

/** Areas whose build differs between two sets. */
export function changedAreas(before: ReleaseSet | undefined, after: ReleaseSet): string[] {
  const names = new Set([...Object.keys(before?.builds ?? {}), ...Object.keys(after.builds)]);
  return [...names].filter((area) => before?.builds[area] !== after.builds[area]);
}

/** Areas for which any visitor gets a different build, or whose build goes to a different share of visitors. */
export function affectedAreas(before: LiveState | undefined, after: LiveState): string[] {
  const rolled = after.rollout?.set ?? after.set;
  const hasOtherShare = after.rollout && before?.rollout?.percent !== after.rollout.percent;
  const affected = [
    ...changedAreas(before?.set, after.set),
    ...changedAreas(before?.rollout?.set ?? before?.set, rolled),
    ...(hasOtherShare ? changedAreas(after.set, rolled) : []),
  ];
  return [...new Set(affected)];
}

/** The part of a change that decides what is live. */
export type WantedChange = Pick<Change, 'action' | 'set' | 'rollout'>;

/**
 * The change that a promotion asks for: builds for all visitors or for a share of them. A rollout of other areas continues.
 * @throws {ReleaseRefused}
 */
export function promotion(
  head: Change | undefined,
  builds: Record<string, string>,
  percent: number,
): WantedChange {
  const running = head?.rollout;
  if (percent < 100) {
    if (!head) throw new ReleaseRefused('Nothing is live yet, so there is nothing to roll out beside');
    if (running && running.percent !== percent) refuseOtherShare(head, running.percent, Object.keys(builds));
    const set = releaseSet({ ...(running ?? head).set.builds, ...builds });
    if (set.id === head.set.id) return { action: 'abort', set };
    return { action: 'rollout', set: head.set, rollout: { set, percent } };
  }
  const set = releaseSet({ ...head?.set.builds, ...builds });
  return { action: 'promote', set, rollout: head && remainingRollout(head, set, Object.keys(builds)) };
}

/** The builds that visitors in the rollout get instead of the live ones. */
export function rolledOut({ set, rollout }: LiveState): Record<string, string> {
  const builds = Object.entries(rollout?.set.builds ?? {});
  return Object.fromEntries(builds.filter(([area, build]) => set.builds[area] !== build));
}

/** What remains of the current rollout beside a new live set: all its areas except those `settled` by the change. */
export function remainingRollout(head: LiveState, set: ReleaseSet, settled: string[]): Change['rollout'] {
  const { rollout } = head;
  if (!rollout) return undefined;
  const rolled = Object.entries(rolledOut(head)).filter(([area]) => !settled.includes(area));
  if (rolled.length === 0) return undefined;
  return { ...rollout, set: releaseSet({ ...set.builds, ...Object.fromEntries(rolled) }) };
}

/**
 * Each visitor draws one number, so all rolled-out areas have the same share.
 * @throws {ReleaseRefused} if the rollout includes another team's area.
 */
function refuseOtherShare(head: LiveState, percent: number, ownAreas: string[]): void {
  const others = Object.keys(rolledOut(head)).filter((area) => !ownAreas.includes(area));
  if (others.length === 0) return;
  throw new ReleaseRefused(
    `${others.join(' and ')} rolls out to ${percent} % already, and there is one share for all: use --percent ${percent}, or promote these builds together with yours`,
  );
}

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
  const given = changes.find(({ set }) => set.id === setId)?.set;
  if (setId && !given) throw new ReleaseRefused(`Set ${setId} was never live: "list" shows those that were`);
  if (!area) {
    const earlier = lastGood(changes, ({ id }) => id);
    const target = given ?? changes.find(({ set }) => set.id === earlier)?.set;
    if (!target) throw new ReleaseRefused(NO_EARLIER_SET);
    return target;
  }
  const build = given ? given.builds[area] : lastGood(changes, ({ builds }) => builds[area]);
  if (build) return releaseSet({ ...live.builds, [area]: build });
  if (setId) throw new ReleaseRefused(`Set ${setId} has no ${area}: "show ${setId}" says what is in it`);
  throw new ReleaseRefused(
    live.builds[area]
      ? `There is no earlier build of ${area} to go back to: "remove ${area}" takes it off the site`
      : `${area} is not live, and no earlier set has a build of it to go back to`,
  );
}

/**
 * The id, of a set or of one area's build, that was live before the one that is. Good ids are in the order in which they
 * went live, an area's undefined while it was not live: a rollback drops those that went live after its target, and a
 * promotion brings its id back to the end.
 */
function lastGood(changes: Change[], idOf: (set: ReleaseSet) => string | undefined) {
  let good: (string | undefined)[] = [];
  for (const { action, set } of changes.toReversed()) {
    const id = idOf(set);
    const target = good.indexOf(id);
    if (action !== 'rollback') good = [...good.filter((each) => each !== id), id];
    // Not among them is a set that the rollback of one area made: only what it replaces is dropped.
    else good = target < 0 ? [...good.slice(0, -1), id] : good.slice(0, target + 1);
  }
  return good.slice(0, -1).findLast((each) => each !== undefined);
}
