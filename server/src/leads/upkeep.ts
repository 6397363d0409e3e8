import type { Logger } from 'pino';
import { singleFlight } from '../async/single-flight';
import type { Config } from '../config';
import type { Outbox } from './delivery/outbox';
import type { LeadKind } from './lead';
import type { LeadStore } from './store';

const PRUNE_EVERY_MS = 60 * 60_000;
const HOLD_EVERY_MS = 5_000;
const WAITS_EVERY_MS = 60_000;

interface UpkeepOptions {
  store: Pick<LeadStore, 'prune' | 'list' | 'now' | 'holdAbandoned' | 'restartWaits'>;
  outbox: Pick<Outbox, 'file' | 'follow'>;
  logger: Logger;
  days: Config['retentionDays'];
  /** Kinds without a destination. */
  undelivered: LeadKind[];
}

/**
 * Now and repeatedly, removes leads past their retention, lets the outbox follow the store, mends waits after the clock
 * was put back, and holds leads without a destination: staff retried them, or the destination was removed from the
 * settings during their delivery.
 * @returns a function that stops this and waits for work in progress
 */
export function startUpkeep({ store, outbox, logger, days, undelivered }: UpkeepOptions) {
  const stops = [
    repeat(PRUNE_EVERY_MS, 'Retention could not be applied, or the outbox brought up to date', async () => {
      const gone = await store.prune(days);
      if (gone.length > 0) logger.info({ leads: gone.length }, 'Leads past their retention were removed');
      await outbox.follow(store, days.contact);
    }),
    repeat(HOLD_EVERY_MS, 'Leads that have nowhere to go could not be held', async () => {
      for (const lead of await store.holdAbandoned(undelivered)) {
        outbox.file(lead);
        logger.warn({ lead: lead.id, kind: lead.kind }, 'A lead has nowhere to go, and is held');
      }
    }),
    repeat(WAITS_EVERY_MS, 'Waits of leads could not be compared with the clock', store.restartWaits),
  ];
  return () => Promise.all(stops.map((stop) => stop()));

  function repeat(everyMs: number, problem: string, work: () => Promise<void>) {
    // One run at a time: runs on a slow store would pile up, and stopping would wait for all of them.
    const runs = singleFlight<void>();
    const run = () => void runs.run('', () => work().catch((error) => logger.error({ err: error }, problem)));
    run();
    const timer = setInterval(run, everyMs).unref();
    return async () => {
      clearInterval(timer);
      await runs.running('');
    };
  }
}
