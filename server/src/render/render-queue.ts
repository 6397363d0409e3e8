import { withTimeLimit } from '@sharemore/platform/time-limit';

/** The queue is full or a render waited too long; the visitor should retry shortly. */
export class Overloaded extends Error {}

export interface RenderQueueOptions {
  /** How many renders run at a time; one less for any single area, so that an area that hangs cannot block the rest. */
  concurrency: number;
  waitLimitMs?: number;
  mostWaiting?: number;
  /** How many waiting renders one client may have. */
  share?: number;
}

interface Turn {
  client: string;
  area: string;
  begin: () => void;
}

/** A short, bounded queue that serves clients round-robin, so that a greedy client delays nobody else. */
export function createRenderQueue(options: RenderQueueOptions) {
  const { concurrency, waitLimitMs = 700, mostWaiting = 120, share = 40 } = options;
  const mostOfArea = Math.max(1, concurrency - 1);
  /** In the order in which they begin. */
  let waiting: Turn[] = [];
  /** The areas of running renders. */
  const running: string[] = [];

  const mayRun = (area: string) =>
    running.length < concurrency && running.filter((one) => one === area).length < mostOfArea;

  const isFull = (client: string) =>
    waiting.length >= mostWaiting || waiting.filter((turn) => turn.client === client).length >= share;

  async function waitForTurn(client: string, area: string): Promise<void> {
    if (isFull(client)) throw new Overloaded();
    const turn: Turn = { client, area, begin: () => {} };
    const begun = new Promise<void>((resolve) => {
      turn.begin = resolve;
    });
    waiting.push(turn);
    await withTimeLimit(waitLimitMs, () => begun).catch(() => {
      waiting = waiting.filter((other) => other !== turn);
      throw new Overloaded();
    });
  }

  /** Frees a place, begins the next turn, and moves the other turns of its client behind those of all other clients. */
  function release(area: string): void {
    running.splice(running.indexOf(area), 1);
    const next = waiting.find((turn) => mayRun(turn.area));
    if (!next) return;
    const isOfSame = (turn: Turn) => Number(turn.client === next.client);
    waiting = waiting.filter((turn) => turn !== next).sort((one, other) => isOfSame(one) - isOfSame(other));
    running.push(next.area);
    next.begin();
  }

  return {
    load: () => ({ running: running.length, waiting: waiting.length }),
    /** Whether a render for `client` would be refused at once. */
    isFull,
    /**
     * Runs `work` on a page of `area` when its turn comes.
     * @throws {Overloaded} at once or after the wait limit.
     */
    async run<T>(client: string, work: () => Promise<T>, area = ''): Promise<T> {
      if (mayRun(area)) running.push(area);
      else await waitForTurn(client, area);
      try {
        return await work();
      } finally {
        release(area);
      }
    },
  };
}
