import { ReleaseRefused } from './release-refused';
import { changedAreas, releaseSet } from './release-set';
import type { Change } from './store/release-store';

/** What a change makes of what is live. */
export type Wanted = Pick<Change, 'action' | 'set' | 'rollout'>;

export interface Promotion {
  /** Area to build. */
  builds: Record<string, string>;
  /** The share of visitors that get them. */
  percent: number;
}

/**
 * What a promotion wants: builds for everybody, builds for a share of the visitors, or (without builds)
 * another share, up to everybody, for the rollout that runs. A rollout of other areas goes on beside it.
 * @throws {ReleaseRefused}
 */
export function promotion(head: Change | undefined, { builds, percent }: Promotion): Wanted {
  const running = head?.rollout;
  if (Object.keys(builds).length === 0) {
    if (!running) throw new ReleaseRefused('Nothing to promote: name at least one area');
    if (percent >= 100) return { action: 'promote', set: running.set };
    return { action: 'roll out', set: head.set, rollout: { ...running, percent } };
  }
  if (percent < 100) {
    if (!head) throw new ReleaseRefused('Nothing is live yet, so there is nothing to roll out beside');
    const set = releaseSet({ ...(running ?? head).set.builds, ...builds });
    return { action: 'roll out', set: head.set, rollout: { set, percent } };
  }
  const set = releaseSet({ ...head?.set.builds, ...builds });
  if (!running) return { action: 'promote', set };
  const goingOn = changedAreas(head.set, running.set).filter((area) => !(area in builds));
  if (goingOn.length === 0) return { action: 'promote', set };
  const rolled = goingOn.flatMap((area) => {
    const build = running.set.builds[area];
    return build ? [[area, build] as const] : [];
  });
  const rollout = { ...running, set: releaseSet({ ...set.builds, ...Object.fromEntries(rolled) }) };
  return { action: 'promote', set, rollout };
}
