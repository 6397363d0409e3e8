import { findOwner } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import type { PageAnswer, PageRequest, RenderPool } from './render-pool';

const REMEMBERED_MS = 30_000;

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
 * Renders pages without the areas that fail: first without those whose slots the page may show, then without the page's
 * owner, then without all of them. What cost time or a process is remembered for its path, so that the next visitor does not
 * wait for it.
 */
export function createDegradedRender({ attempt, logger }: DegradedRenderOptions) {
  /** The areas that were left out, by set and path. */
  const recent = new Map<string, { areas: string[]; until: number }>();

  return async function degradedRender(
    pool: RenderPool,
    request: PageRequest,
  ): Promise<{ answer: PageAnswer; unavailable: string[]; error?: string }> {
    const path = new URL(request.url).pathname;
    const key = `${pool.set.id} ${path}`;
    for (const [each, { until }] of recent) if (until <= performance.now()) recent.delete(each);
    const known = recent.get(key)?.areas ?? [];
    let last = await attempt(pool, { ...request, unavailable: known });
    let isCostly = last.cost !== 'none';
    // Another page may have ended the process.
    if (last.cost === 'process') last = await attempt(pool, { ...request, unavailable: known });
    if (last.answer.kind !== 'failed') return { answer: last.answer, unavailable: known };

    const { error } = last.answer;
    for (const areas of trials(pool, path, last.used)) {
      const unavailable = [...new Set([...known, ...areas])];
      if (unavailable.length === known.length) continue;
      last = await attempt(pool, { ...request, unavailable });
      isCostly ||= last.cost !== 'none';
      if (last.answer.kind === 'failed') continue;
      logger.error({ path, areas, error }, 'a page was rendered without areas that failed');
      const until = performance.now() + REMEMBERED_MS;
      if (isCostly) recent.set(key, { areas: unavailable, until });
      return { answer: last.answer, unavailable, error };
    }
    logger.error({ path, error }, 'a page could not be rendered');
    return { answer: last.answer, unavailable: known, error };
  };
}

/** @param used the areas whose code the page had reached, if that is known */
function trials({ manifests }: RenderPool, path: string, used: string[]): string[][] {
  const owner = findOwner(manifests, path)?.area;
  const withSlots = Object.values(manifests).flatMap(({ area, slots }) => {
    const maySuspect = area !== 'shell' && area !== owner && (used.length === 0 || used.includes(area));
    return maySuspect && Object.keys(slots).length > 0 ? [area] : [];
  });
  const owners = owner ? [owner] : [];
  return [withSlots, owners, [...owners, ...withSlots]];
}
