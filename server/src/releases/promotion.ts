import type { ReleaseSet } from '@sharemore/platform/contract';
import { ReleaseRefused } from './release-refused';
import { type LiveState, releaseSet } from './release-set';
import type { Change } from './store/release-store';

/** What a change makes of what is live. */
export type WantedChange = Pick<Change, 'action' | 'set' | 'rollout'>;

/**
 * What a promotion wants: builds for everybody, builds for a share of the visitors, or (without builds)
 * another share, up to everybody, for the rollout that runs. A rollout of other areas goes on beside it.
 * @throws {ReleaseRefused}
 */
export function promotion(
  head: Change | undefined,
  builds: Record<string, string>,
  percent: number,
): WantedChange {
  const running = head?.rollout;
  if (Object.keys(builds).length === 0) {
    if (!running) throw new ReleaseRefused('Nothing to promote: name at least one area');
    if (percent >= 100) return { action: 'promote', set: running.set };
    return { action: 'roll out', set: head.set, rollout: { ...running, percent } };
  }
  if (percent < 100) {
    if (!head) throw new ReleaseRefused('Nothing is live yet, so there is nothing to roll out beside');
    if (running && running.percent !== percent) refuseOtherShare(head, running, Object.keys(builds));
    const set = releaseSet({ ...(running ?? head).set.builds, ...builds });
    return { action: 'roll out', set: head.set, rollout: { set, percent } };
  }
  const set = releaseSet({ ...head?.set.builds, ...builds });
  return { action: 'promote', set, rollout: head && goingOn(head, set, Object.keys(builds)) };
}

/** What is left of the rollout beside a new live set: that of all areas but those that are `settled` by the change. */
export function goingOn(head: LiveState, set: ReleaseSet, settled: string[]): Change['rollout'] {
  const { rollout } = head;
  if (!rollout) return undefined;
  const rolled = Object.entries(rollout.set.builds).filter(
    ([area, build]) => head.set.builds[area] !== build && !settled.includes(area),
  );
  if (rolled.length === 0) return undefined;
  return { ...rollout, set: releaseSet({ ...set.builds, ...Object.fromEntries(rolled) }) };
}

/** Visitors draw once, so all that is rolled out has one share. @throws {ReleaseRefused} when it is another team's too. */
function refuseOtherShare(
  head: LiveState,
  { set, percent }: NonNullable<Change['rollout']>,
  mine: string[],
): void {
  const others = Object.keys(set.builds).filter(
    (area) => set.builds[area] !== head.set.builds[area] && !mine.includes(area),
  );
  if (others.length === 0) return;
  throw new ReleaseRefused(
    `${others.join(' and ')} rolls out to ${percent} % already, and there is one share for all: use --percent ${percent}, or change it for all by promote --percent N without an area`,
  );
}
