import type { ReleaseSet } from '@sharemore/platform/contract';
import type { RenderPool } from '../render/render-pool';
import type { LiveSite } from '../site/live-site';
import { manifestOf } from './manifest';

/** A fake render pool of a set: all rendering fails unless `changes` replaces it. */
export function poolOf(set: ReleaseSet, changes: Partial<RenderPool> = {}): RenderPool {
  const areas = Object.entries(set.builds).map(([area, build]) => [area, manifestOf(area, build)]);
  const fail = () => Promise.reject(new Error('the shell fails'));
  return {
    set,
    manifests: Object.fromEntries(areas),
    folders: set.builds,
    problems: [],
    queriesOf: () => [],
    render: fail,
    sitemap: fail,
    processes: () => 0,
    firstUncaught: () => undefined,
    close() {},
    ...changes,
  };
}

/** A fake site on which the pool `live` is live and no other pool is open. */
export function liveSiteOn(live: RenderPool, changes: Partial<LiveSite> = {}): LiveSite {
  return {
    serving: () => ({ live, rollout: null, problem: null, hasShell: true }),
    load: () => ({ processes: 0, sets: 1 }),
    find: () => undefined,
    opened: () => undefined,
    poolFor: () => Promise.reject(new Error('the shell fails')),
    reuse: () => {},
    ...changes,
  };
}
