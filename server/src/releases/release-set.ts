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
