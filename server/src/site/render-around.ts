import { findClaim, type RenderAnswer } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import type { PageRequest, RenderPool } from './render-pool';

const REMEMBERED_MS = 30_000;
/** An area that was slow or fatal on so many addresses is left out of all of them. */
const MANY = 3;

/**
 * What came of one try: an answer, or that it took the time limit or the worker (`cost`), and then the areas whose
 * code it had come to, where that is known.
 */
export type Attempt = { answer: RenderAnswer; cost: 'none' | 'time' | 'worker'; used: string[] };

export interface RenderAroundOptions {
  attempt: (pool: RenderPool, request: PageRequest) => Promise<Attempt>;
  logger: Pick<Logger, 'error'>;
}

/**
 * Renders pages around areas that fail: without those whose slots the page may show, then without its owner,
 * until the rest of the page stands; the cheapest loss first. What cost time or a worker is remembered for
 * half a minute, so that the next visitor does not pay for it.
 */
export function createRenderAround({ attempt, logger }: RenderAroundOptions) {
  /** What was left out lately, by set and path. */
  const guilty = new Map<string, { areas: string[]; until: number }>();

  function remembered({ set, manifests }: RenderPool, path: string): string[] {
    for (const [key, { until }] of guilty) if (until <= performance.now()) guilty.delete(key);
    const here = guilty.get(`${set.id} ${path}`)?.areas;
    const ofSet = [...guilty]
      .filter(([key]) => key.startsWith(`${set.id} `))
      .flatMap(([, { areas }]) => areas);
    return Object.keys(manifests).filter(
      (area) => here?.includes(area) || ofSet.filter((one) => one === area).length >= MANY,
    );
  }

  return async function renderAround(
    pool: RenderPool,
    request: PageRequest,
  ): Promise<{ answer: RenderAnswer; excluded: string[] }> {
    const path = new URL(request.url).pathname;
    const known = remembered(pool, path);
    let last = await attempt(pool, { ...request, excluded: known });
    let isDear = last.cost !== 'none';
    // A worker can die of what another page did before.
    if (last.cost === 'worker') last = await attempt(pool, { ...request, excluded: known });
    if (last.answer.kind !== 'failed') return { answer: last.answer, excluded: known };

    const owner = findClaim(pool.manifests, path)?.area;
    const withSlots = Object.values(pool.manifests)
      .filter(({ area, slots }) => area !== 'shell' && Object.keys(slots).length > 0)
      .map(({ area }) => area);
    const { used } = last;
    const suspects = used.length > 0 ? withSlots.filter((area) => used.includes(area)) : withSlots;
    const { error } = last.answer;
    for (const left of trials(owner, suspects)) {
      if (left.every((area) => known.includes(area))) continue;
      const excluded = [...new Set([...known, ...left])];
      last = await attempt(pool, { ...request, excluded });
      isDear ||= last.cost !== 'none';
      if (last.answer.kind === 'failed') continue;
      logger.error({ path, areas: left, error }, 'a page was rendered without areas that failed');
      if (isDear)
        guilty.set(`${pool.set.id} ${path}`, { areas: excluded, until: performance.now() + REMEMBERED_MS });
      return { answer: last.answer, excluded };
    }
    logger.error({ path, error }, 'a page could not be rendered');
    return { answer: last.answer, excluded: known };
  };
}

/** What to leave out, the least first: each area with slots alone, all of them, the page's owner, everything. */
function trials(owner: string | undefined, withSlots: string[]): string[][] {
  const others = withSlots.filter((area) => area !== owner);
  const owners = owner ? [owner] : [];
  return [
    ...others.map((area) => [area]),
    ...(others.length > 1 ? [others] : []),
    owners,
    [...owners, ...others],
  ];
}
