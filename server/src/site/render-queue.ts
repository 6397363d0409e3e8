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
  const waiting: { client: string; begin: () => void }[] = [];
  let running = 0;
  let lastServed = '';

  function isFull(client: string): boolean {
    if (waiting.length < share) return false;
    return waiting.length >= mostWaiting || waiting.filter((one) => one.client === client).length >= share;
  }

  function turn(client: string): Promise<void> {
    if (isFull(client)) return Promise.reject(new Overloaded());
    return new Promise((resolve, reject) => {
      const entry = {
        client,
        begin() {
          clearTimeout(limit);
          resolve();
        },
      };
      const limit = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(new Overloaded());
      }, waitLimitMs);
      waiting.push(entry);
    });
  }

  /** Hands the place on to whoever is next, or gives it up. */
  function leave(): void {
    const other = waiting.findIndex(({ client }) => client !== lastServed);
    const [next] = waiting.splice(Math.max(other, 0), 1);
    if (!next) {
      running -= 1;
      return;
    }
    lastServed = next.client;
    next.begin();
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
