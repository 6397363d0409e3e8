import { findClaim, type RenderAnswer } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import type { LoadedSet } from './loaded-set';
import type { PageRequest } from './render-pool';

const REMEMBERED_MS = 30_000;
/** An area that was slow or fatal on so many addresses is left out of all of them. */
const MANY = 3;

/**
 * What came of one try: an answer, or that it took the time limit or the worker (`cost`), and then the areas whose
 * code it had come to, where that is known.
 */
export type Attempt = { answer: RenderAnswer; cost: 'none' | 'time' | 'worker'; used: string[] };

export interface RenderAroundOptions {
  attempt: (request: PageRequest) => Promise<Attempt>;
  loaded: LoadedSet;
  logger: Pick<Logger, 'error'>;
  /** Milliseconds on a clock that only goes forward. */
  now?: () => number;
}

/**
 * Renders pages around areas that fail: without those whose slots the page may show, then without its owner,
 * until the rest of the page stands; the cheapest loss first. What cost time or a worker is remembered for
 * half a minute, so that the next visitor does not pay for it.
 */
export function createRenderAround({
  attempt,
  loaded,
  logger,
  now = () => performance.now(),
}: RenderAroundOptions) {
  const withSlots = Object.values(loaded.manifests)
    .filter(({ area, slots }) => area !== 'shell' && Object.keys(slots).length > 0)
    .map(({ area }) => area);
  const guilty = new Map<string, { areas: string[]; until: number }>();

  function remembered(path: string): string[] {
    for (const [known, { until }] of guilty) if (until <= now()) guilty.delete(known);
    const counts = new Map<string, number>();
    for (const each of guilty.values()) {
      for (const area of each.areas) counts.set(area, (counts.get(area) ?? 0) + 1);
    }
    const often = [...counts].filter(([, count]) => count >= MANY).map(([area]) => area);
    return [...new Set([...(guilty.get(path)?.areas ?? []), ...often])];
  }

  return async function renderAround(
    request: PageRequest,
  ): Promise<{ answer: RenderAnswer; excluded: string[] }> {
    const path = new URL(request.url).pathname;
    const known = remembered(path);
    let last = await attempt({ ...request, excluded: known });
    let isDear = last.cost !== 'none';
    // A worker can die of what another page did before.
    if (last.cost === 'worker') last = await attempt({ ...request, excluded: known });
    if (last.answer.kind !== 'failed') return { answer: last.answer, excluded: known };

    const owner = findClaim(loaded.manifests, path)?.area;
    const { used } = last;
    const suspects = used.length > 0 ? withSlots.filter((area) => used.includes(area)) : withSlots;
    for (const left of trials(owner, suspects)) {
      if (left.every((area) => known.includes(area))) continue;
      logger.error(
        { path, without: left, error: last.answer.kind === 'failed' && last.answer.error },
        'a page failed to render',
      );
      const excluded = [...new Set([...known, ...left])];
      last = await attempt({ ...request, excluded });
      isDear ||= last.cost !== 'none';
      if (last.answer.kind === 'failed') continue;
      if (isDear) guilty.set(path, { areas: excluded, until: now() + REMEMBERED_MS });
      return { answer: last.answer, excluded };
    }
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
