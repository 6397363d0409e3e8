import { createHash } from 'node:crypto';
import type { ReleaseSet } from '@sharemore/platform/contract';
import type { Change } from './store/release-store';

/** The set of these builds, areas in the order of their names. */
export function releaseSet(builds: Record<string, string>): ReleaseSet {
  const sorted = Object.entries(builds).sort(([one], [other]) => (one < other ? -1 : 1));
  const id = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 12);
  return { id, builds: Object.fromEntries(sorted) };
}

/** What visitors get: the live set, and beside it a rollout's. */
export type LiveState = Pick<Change, 'set' | 'rollout'>;

/** Areas whose build differs between two sets. */
export function changedAreas(before: ReleaseSet | undefined, after: ReleaseSet): string[] {
  const names = new Set([...Object.keys(before?.builds ?? {}), ...Object.keys(after.builds)]);
  return [...names].filter((area) => before?.builds[area] !== after.builds[area]);
}

/** Areas of which any visitor gets another build, or another share of visitors gets it. */
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
