import { hash } from 'node:crypto';
import type { ReleaseSet } from '@sharemore/platform/contract';
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
