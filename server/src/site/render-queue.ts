/** Too many renders wait already, or one waited too long: the visitor should come back in a moment. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

export interface RenderQueueOptions {
  /** How many run at a time; of one area one less, so that an area that hangs never holds all of them. */
  concurrency: number;
  waitLimitMs?: number;
  mostWaiting?: number;
  /** How many of those that wait may be of one client. */
  share?: number;
}

interface Turn {
  area: string;
  begin: () => void;
}

/** A short, bounded queue that serves clients in turn, so that one who asks for thousands holds up nobody else. */
export function createRenderQueue(options: RenderQueueOptions) {
  const { concurrency, waitLimitMs = 700, mostWaiting = 120, share = 40 } = options;
  const mostOfArea = Math.max(1, concurrency - 1);
  /** What waits, by client: whose turn is next comes first. */
  const waiting = new Map<string, Turn[]>();
  /** The areas whose pages are rendered now. */
  const running: string[] = [];

  const mayRun = (area: string) =>
    running.length < concurrency && running.filter((one) => one === area).length < mostOfArea;

  function isFull(client: string): boolean {
    const isOverShare = (waiting.get(client)?.length ?? 0) >= share;
    return isOverShare || [...waiting.values()].flat().length >= mostWaiting;
  }

  function turn(client: string, area: string): Promise<void> {
    if (isFull(client)) return Promise.reject(new Overloaded());
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(limit);
        resolve();
      };
      const mine = { area, begin };
      const limit = setTimeout(() => {
        takeOut(client, mine);
        reject(new Overloaded());
      }, waitLimitMs);
      waiting.set(client, [...(waiting.get(client) ?? []), mine]);
    });
  }

  /** What else the client waits for has its turn after all others. */
  function takeOut(client: string, turn: Turn): void {
    const more = waiting.get(client)?.filter((one) => one !== turn) ?? [];
    waiting.delete(client);
    if (more.length > 0) waiting.set(client, more);
  }

  /** Gives the place up, to whoever is next. */
  function leave(area: string): void {
    running.splice(running.indexOf(area), 1);
    for (const [client, turns] of waiting) {
      const next = turns.find((turn) => mayRun(turn.area));
      if (!next) continue;
      takeOut(client, next);
      running.push(next.area);
      next.begin();
      return;
    }
  }

  return {
    /** Whether a render for `client` would be refused at once. */
    isFull,
    /** Runs `work`, of `area`, when its turn comes. @throws {Overloaded} at once or within the wait limit. */
    async run<T>(client: string, work: () => Promise<T>, area = ''): Promise<T> {
      if (mayRun(area)) running.push(area);
      else await turn(client, area);
      try {
        return await work();
      } finally {
        leave(area);
      }
    },
  };
}
