import pg from 'pg';
import type { Logger } from 'pino';
import { CONNECT_TIMEOUT_MS } from '../../storage/postgres';

const RECONNECT_MS = 1_000;

/** Listens on its own connection, and reconnects whenever that breaks. */
export function listenTo(databaseUrl: string, channel: string, logger: Pick<Logger, 'warn'>) {
  const subscribers = new Set<() => void>();
  let client: pg.Client | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: CONNECT_TIMEOUT_MS,
    });
    client = next;
    next.on('notification', () => {
      for (const notify of subscribers) notify();
    });
    next.on('error', (error) => logger.warn({ err: error }, 'the listening database connection broke'));
    next.once('end', connectLater);
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch {
      await next.end();
    }
  }

  function connectLater(): void {
    clearTimeout(reconnecting);
    if (!isClosed) reconnecting = setTimeout(() => void connect(), RECONNECT_MS).unref();
  }

  const connecting = connect();
  return {
    /** Calls back on each notification. @returns a function that unsubscribes. */
    subscribe(onNotification: () => void): () => void {
      subscribers.add(onNotification);
      return () => subscribers.delete(onNotification);
    },
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(reconnecting);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}
