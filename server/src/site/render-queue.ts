/** Too many renders wait already, or one waited too long: the visitor should come back in a moment. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

export interface RenderQueueOptions {
  /** How many run at a time. */
  concurrency: number;
  waitLimitMs?: number;
  mostWaiting?: number;
  /** How many of those that wait may be of one client. */
  share?: number;
}

export type RenderQueue = ReturnType<typeof createRenderQueue>;

/** A short, bounded queue that serves clients in turn, so that one who asks for thousands holds up nobody else. */
export function createRenderQueue(options: RenderQueueOptions) {
  const { concurrency, waitLimitMs = 700, mostWaiting = 120, share = 40 } = options;
  /** What waits, by client: whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function isFull(client: string): boolean {
    const isOverShare = (waiting.get(client)?.length ?? 0) >= share;
    return isOverShare || [...waiting.values()].flat().length >= mostWaiting;
  }

  function turn(client: string): Promise<void> {
    if (isFull(client)) return Promise.reject(new Overloaded());
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(limit);
        resolve();
      };
      const limit = setTimeout(() => {
        takeOut(client, begin);
        reject(new Overloaded());
      }, waitLimitMs);
      waiting.set(client, [...(waiting.get(client) ?? []), begin]);
    });
  }

  /** What else the client waits for has its turn after all others. */
  function takeOut(client: string, begin: () => void): void {
    const more = waiting.get(client)?.filter((one) => one !== begin) ?? [];
    waiting.delete(client);
    if (more.length > 0) waiting.set(client, more);
  }

  /** Hands the place on to whoever is next, or gives it up. */
  function leave(): void {
    for (const [client, [begin]] of waiting) {
      if (!begin) continue;
      takeOut(client, begin);
      begin();
      return;
    }
    running -= 1;
  }

  return {
    /** Whether a render for `client` would be refused at once. */
    isFull,
    /** Runs `work` when its turn comes. @throws {Overloaded} at once or within the wait limit. */
    async run<T>(client: string, work: () => Promise<T>): Promise<T> {
      if (running < concurrency) running += 1;
      else await turn(client);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
