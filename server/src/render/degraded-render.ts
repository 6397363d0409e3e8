import { findOwner, type RenderAnswer } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import { backoffMs } from '../async/backoff';
import { messageOf } from '../observe/error-words';
import type { SheetText } from './loaded-set';
import type { PageAnswer, PageRequest, RenderPool } from './render-pool';
import { ProcessLost } from './render-process';
import { Overloaded } from './render-queue';

/** How long an area that cost time is left out: at first, and at most. */
const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

export interface DegradedRenderOptions {
  sheet: () => SheetText;
  logger: Pick<Logger, 'error'>;
  /** Called after each render with its duration and outcome. */
  rendered?: (milliseconds: number, outcome: RenderAnswer['kind'] | 'timeout') => void;
}

/**
 * Renders pages without the areas that fail: first without those whose slots the page may show, then without the page's
 * owner, which leaves the shell alone. What cost time or a process is left out of its path for a while, so that the next
 * visitor does not wait for it: shortly, as one late answer may be the server's, and longer each time it is tried again.
 */
export function createDegradedRender({ sheet, logger, rendered }: DegradedRenderOptions) {
  /** The areas that were left out, by set and path. */
  const recent = new Map<string, { areas: string[]; until: number; failures: number }>();

  /** Leaves out the areas from now on. */
  function leaveOut(key: string, areas: string[], failures: number): void {
    const until = performance.now() + backoffMs(failures, FIRST_MS, LONGEST_MS);
    recent.set(key, { areas, until, failures });
  }

  /** The areas that are left out now. When their time is over, one visitor at a time tries whether they are well again. */
  function leftOut(key: string): string[] {
    const now = performance.now();
    for (const [each, { until }] of recent) if (until + LONGEST_MS <= now) recent.delete(each);
    const { areas, until, failures } = recent.get(key) ?? {
      areas: [],
      until: Number.POSITIVE_INFINITY,
      failures: 0,
    };
    if (now < until) return areas;
    leaveOut(key, areas, failures + 1);
    return [];
  }

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
    const known = leftOut(key);
    let last = await attempt(pool, { ...request, unavailable: known });
    let isCostly = last.lost !== null;
    // Another page may have ended the process.
    if (last.lost?.isLate === false) last = await attempt(pool, { ...request, unavailable: known });
    if (last.answer.kind !== 'failed') {
      if (known.length === 0) recent.delete(key);
      return { answer: last.answer, unavailable: known };
    }

    const { error } = last.answer;
    for (const areas of fallbacks(pool, path, last.lost?.used ?? [])) {
      const unavailable = [...new Set([...known, ...areas])];
      if (unavailable.length === known.length) continue;
      last = await attempt(pool, { ...request, unavailable });
      isCostly ||= last.lost !== null;
      if (last.answer.kind === 'failed') continue;
      logger.error({ path, areas, error }, 'a page was rendered without areas that failed');
      if (isCostly) leaveOut(key, unavailable, recent.get(key)?.failures ?? 1);
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
