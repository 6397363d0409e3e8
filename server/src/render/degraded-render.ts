import { findOwner, type RenderAnswer } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import { messageOf } from '../observe/error-words';
import type { SheetText } from './loaded-set';
import type { PageAnswer, PageRequest, RenderPool } from './render-pool';
import { ProcessLost } from './render-process';
import { Overloaded } from './render-queue';

const REMEMBERED_MS = 30_000;

export interface DegradedRenderOptions {
  sheet: () => SheetText;
  logger: Pick<Logger, 'error'>;
  /** Called after each render with its duration and outcome. */
  rendered?: (milliseconds: number, outcome: RenderAnswer['kind'] | 'timeout') => void;
}

/**
 * Renders pages without the areas that fail: first without those whose slots the page may show, then without the page's
 * owner, which leaves the shell alone. What cost time or a process is remembered for its path, so that the next visitor does
 * not wait for it.
 */
export function createDegradedRender({ sheet, logger, rendered }: DegradedRenderOptions) {
  /** The areas that were left out, by set and path. */
  const recent = new Map<string, { areas: string[]; until: number }>();

  /** @throws {Overloaded}; what else a render may meet is an answer too */
  async function attempt(pool: RenderPool, request: PageRequest) {
    const started = performance.now();
    const tell = (outcome: RenderAnswer['kind'] | 'timeout') =>
      rendered?.(performance.now() - started, outcome);
    try {
      const answer = await pool.render(request, sheet());
      tell(answer.kind);
      return { answer, lost: null };
    } catch (error) {
      if (error instanceof Overloaded) throw error;
      tell('timeout');
      const answer: PageAnswer = { kind: 'failed', error: messageOf(error) };
      return { answer, lost: error instanceof ProcessLost ? error : new ProcessLost(answer.error) };
    }
  }

  return async function degradedRender(
    pool: RenderPool,
    request: PageRequest,
  ): Promise<{ answer: PageAnswer; unavailable: string[]; error?: string }> {
    const path = new URL(request.url).pathname;
    const key = `${pool.set.id} ${path}`;
    for (const [each, { until }] of recent) if (until <= performance.now()) recent.delete(each);
    const known = recent.get(key)?.areas ?? [];
    let last = await attempt(pool, { ...request, unavailable: known });
    let isCostly = last.lost !== null;
    // Another page may have ended the process.
    if (last.lost?.isLate === false) last = await attempt(pool, { ...request, unavailable: known });
    if (last.answer.kind !== 'failed') return { answer: last.answer, unavailable: known };

    const { error } = last.answer;
    for (const areas of fallbacks(pool, path, last.lost?.used ?? [])) {
      const unavailable = [...new Set([...known, ...areas])];
      if (unavailable.length === known.length) continue;
      last = await attempt(pool, { ...request, unavailable });
      isCostly ||= last.lost !== null;
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
function fallbacks({ manifests }: RenderPool, path: string, used: string[]): string[][] {
  const owner = findOwner(manifests, path)?.area;
  const withSlots = Object.values(manifests).flatMap(({ area, slots }) => {
    const maySuspect = area !== 'shell' && area !== owner && (used.length === 0 || used.includes(area));
    return maySuspect && Object.keys(slots).length > 0 ? [area] : [];
  });
  return [withSlots, owner ? [owner] : []];
}
