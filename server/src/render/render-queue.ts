/** The queue is full or a render waited too long; the visitor should retry shortly. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

export interface RenderQueueOptions {
  /** How many renders run at a time; one less for any single area, so that an area that hangs cannot block the rest. */
  concurrency: number;
  waitLimitMs?: number;
  mostWaiting?: number;
  /** How many waiting renders one client may have. */
  share?: number;
}

interface Turn {
  area: string;
  begin: () => void;
}

/** A short, bounded queue that serves clients round-robin, so that a greedy client delays nobody else. */
export function createRenderQueue(options: RenderQueueOptions) {
  const { concurrency, waitLimitMs = 700, mostWaiting = 120, share = 40 } = options;
  const mostOfArea = Math.max(1, concurrency - 1);
  /** Waiting turns by client, in the order in which clients are served. */
  const waiting = new Map<string, Turn[]>();
  /** The areas of running renders. */
  const running: string[] = [];

  const mayRun = (area: string) =>
    running.length < concurrency && running.filter((one) => one === area).length < mostOfArea;

  function isFull(client: string): boolean {
    const isOverShare = (waiting.get(client)?.length ?? 0) >= share;
    return isOverShare || [...waiting.values()].flat().length >= mostWaiting;
  }

  function turn(client: string, area: string, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted || isFull(client)) return Promise.reject(new Overloaded());
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(limit);
        resolve();
      };
      const mine = { area, begin };
      const leave = () => {
        dequeue(client, mine);
        reject(new Overloaded());
      };
      const limit = setTimeout(leave, waitLimitMs);
      signal?.addEventListener('abort', leave);
      waiting.set(client, [...(waiting.get(client) ?? []), mine]);
    });
  }

  /** Removes a turn and moves the client's other turns behind all other clients. */
  function dequeue(client: string, turn: Turn): void {
    const more = waiting.get(client)?.filter((one) => one !== turn) ?? [];
    waiting.delete(client);
    if (more.length > 0) waiting.set(client, more);
  }

  /** Frees a place and begins the next turn. */
  function release(area: string): void {
    running.splice(running.indexOf(area), 1);
    for (const [client, turns] of waiting) {
      const next = turns.find((turn) => mayRun(turn.area));
      if (!next) continue;
      dequeue(client, next);
      running.push(next.area);
      next.begin();
      return;
    }
  }

  return {
    /** Whether a render for `client` would be refused at once. */
    isFull,
    /**
     * Runs `work` on a page of `area` when its turn comes.
     * @param signal takes a turn that waits out of the queue
     * @throws {Overloaded} at once or after the wait limit.
     */
    async run<T>(client: string, work: () => Promise<T>, area = '', signal?: AbortSignal): Promise<T> {
      if (mayRun(area)) running.push(area);
      else await turn(client, area, signal);
      try {
        return await work();
      } finally {
        release(area);
      }
    },
  };
}
