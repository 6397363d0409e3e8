import type { ReleaseSet } from '@sharemore/platform/contract';
import type { LiveSite } from '../site/live-site';
import type { RenderPool } from '../site/render-pool';
import { manifestOf } from './manifest';

/** Workers of a set that render nothing but what the test says. */
export function poolOf(set: ReleaseSet, changes: Partial<RenderPool> = {}): RenderPool {
  const areas = Object.entries(set.builds).map(([area, build]) => [area, manifestOf(area, build)]);
  const fail = () => Promise.reject(new Error('the shell fails'));
  return {
    set,
    manifests: Object.fromEntries(areas),
    folders: {},
    queriesOf: () => [],
    render: fail,
    warm: fail,
    sitemap: fail,
    trySlots: fail,
    tryScripts: fail,
    firstStray: () => undefined,
    close: async () => {},
    ...changes,
  };
}

/** A site on which this is live, and which has no other workers but those that the test gives it. */
export function liveSiteOn(live: RenderPool, changes: Partial<LiveSite> = {}): LiveSite {
  return {
    serving: () => ({ live, rollout: null, problem: null, hasShell: true }),
    find: () => undefined,
    opened: () => undefined,
    poolFor: () => Promise.reject(new Error('the shell fails')),
    adopt: () => {},
    close: async () => {},
    ...changes,
  };
}
