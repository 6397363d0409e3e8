import { findOwner } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import type { PageAnswer, PageRequest, RenderPool } from './render-pool';

const REMEMBERED_MS = 30_000;
/** An area that hung or crashed on this many paths is left out of all pages. */
const MANY = 3;

export interface Attempt {
  answer: PageAnswer;
  /** Whether the render timed out or lost its process. */
  cost: 'none' | 'time' | 'process';
  /** The areas whose code such a render had reached, if known. */
  used: string[];
}

export interface DegradedRenderOptions {
  attempt: (pool: RenderPool, request: PageRequest) => Promise<Attempt>;
  logger: Pick<Logger, 'error'>;
}

/**
 * Renders pages without the areas that fail: first without areas whose slots the page may show, then without the page's
 * owner, until the page renders. Areas that cost time or a process are remembered for half a minute, so that the next
 * visitor does not wait for them.
 */
export function createDegradedRender({ attempt, logger }: DegradedRenderOptions) {
  /** Areas that were unavailable recently, by set and path. */
  const recent = new Map<string, { areas: string[]; until: number }>();

  function recentlyUnavailable({ set, manifests }: RenderPool, path: string): string[] {
    for (const [key, { until }] of recent) if (until <= performance.now()) recent.delete(key);
    const here = recent.get(`${set.id} ${path}`)?.areas;
    const ofSet = [...recent]
      .filter(([key]) => key.startsWith(`${set.id} `))
      .flatMap(([, { areas }]) => areas);
    return Object.keys(manifests).filter(
      (area) => here?.includes(area) || ofSet.filter((one) => one === area).length >= MANY,
    );
  }

  return async function degradedRender(
    pool: RenderPool,
    request: PageRequest,
  ): Promise<{ answer: PageAnswer; unavailable: string[] }> {
    const path = new URL(request.url).pathname;
    const known = recentlyUnavailable(pool, path);
    let last = await attempt(pool, { ...request, unavailable: known });
    let isCostly = last.cost !== 'none';
    // Another page may have ended the process.
    if (last.cost === 'process') last = await attempt(pool, { ...request, unavailable: known });
    if (last.answer.kind !== 'failed') return { answer: last.answer, unavailable: known };

    const owner = findOwner(pool.manifests, path)?.area;
    const withSlots = Object.values(pool.manifests)
      .filter(({ area, slots }) => area !== 'shell' && Object.keys(slots).length > 0)
      .map(({ area }) => area);
    const { used } = last;
    const suspects = used.length > 0 ? withSlots.filter((area) => used.includes(area)) : withSlots;
    const { error } = last.answer;
    for (const areas of trials(owner, suspects)) {
      if (areas.every((area) => known.includes(area))) continue;
      const unavailable = [...new Set([...known, ...areas])];
      last = await attempt(pool, { ...request, unavailable });
      isCostly ||= last.cost !== 'none';
      if (last.answer.kind === 'failed') continue;
      logger.error({ path, areas, error }, 'a page was rendered without areas that failed');
      if (isCostly)
        recent.set(`${pool.set.id} ${path}`, {
          areas: unavailable,
          until: performance.now() + REMEMBERED_MS,
        });
      return { answer: last.answer, unavailable };
    }
    logger.error({ path, error }, 'a page could not be rendered');
    return { answer: last.answer, unavailable: known };
  };
}

/** Areas to exclude, the smallest loss first: each area with slots, all of them, the page's owner, all together. */
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
