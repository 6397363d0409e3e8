import pg from 'pg';
import type { Logger } from 'pino';

const AGAIN_MS = 1_000;

/** Listens on a connection of its own, and connects again whenever that breaks. */
export function listenTo(databaseUrl: string, channel: string, logger: Pick<Logger, 'warn'>) {
  const hearers = new Set<() => void>();
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
    client = next;
    next.on('notification', () => {
      for (const hear of hearers) hear();
    });
    next.on('error', (error) => logger.warn({ err: error }, 'the listening database connection broke'));
    next.once('end', connectLater);
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch {
      connectLater();
    }
  }

  function connectLater(): void {
    clearTimeout(again);
    if (!isClosed) again = setTimeout(() => void connect(), AGAIN_MS).unref();
  }

  const connecting = connect();
  return {
    /** Calls back at each notification. @returns the way to stop. */
    hear(onNotice: () => void): () => void {
      hearers.add(onNotice);
      return () => hearers.delete(onNotice);
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(again);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}
