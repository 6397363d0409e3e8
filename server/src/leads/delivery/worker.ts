import type { Logger } from 'pino';
import { withTimeLimit } from '../../async/time-limit';
import type { Metrics } from '../../observe/metrics';
import { oneLine } from '../../observe/one-line';
import type { Claim, Lead, LeadKind } from '../lead';
import type { LeadStore } from '../store';
import { deliver } from './deliver';
import type { Destination } from './destination';

/** The interval of polling for leads that other processes stored or that became due. */
const POLL_MS = 1_000;

export interface WorkerOptions {
  store: LeadStore;
  destinations: Destination[];
  logger: Logger;
  metrics: Metrics;
}

export type Worker = ReturnType<typeof createWorker>;

/** A destination with the deliveries to it that are in progress, or for which the store is being asked. */
interface Lane {
  destination: Destination;
  busy: number;
  /** Milliseconds since 1970; 0 when the destination asked for no pause. */
  pausedUntil: number;
  /** What staff must mend before leads can be delivered; empty when nothing is known. */
  forStaff: string;
}

/** Claims due leads, delivers them and settles the claims; several processes may run a worker on one store. */
export function createWorker({ store, destinations, logger, metrics }: WorkerOptions) {
  const lanes = destinations.map(
    (destination): Lane => ({
      destination,
      busy: 0,
      pausedUntil: 0,
      forStaff: '',
    }),
  );
  const laneOf = (kind: LeadKind) => lanes.find(({ destination }) => destination.kind === kind);
  const inFlight = new Map<string, Promise<Lead | undefined>>();
  const interrupt = new AbortController();
  let draining = false;
  let polling: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;

  /**
   * Begins the delivery of the lane's next due lead, or of the lead `id`. Its place in the lane is taken before the
   * store is asked, so that simultaneous callers keep the limit. `isAwaited`: whether the visitor still waits.
   * @returns whether a delivery began
   */
  async function begin(lane: Lane, id?: string, isAwaited = () => false): Promise<boolean> {
    const { kind, concurrency } = lane.destination;
    if (draining || lane.busy >= concurrency) return false;
    lane.busy += 1;
    let claim: Claim | undefined;
    try {
      const isPaused = lane.pausedUntil > 0 && lane.pausedUntil > (await store.now());
      claim = isPaused ? undefined : await store.claim(kind, id);
    } finally {
      if (!claim) lane.busy -= 1;
    }
    if (!claim) return false;
    const { lead } = claim;
    const result = attempt(lane, claim, isAwaited).finally(() => {
      lane.busy -= 1;
      inFlight.delete(lead.id);
      wake();
    });
    inFlight.set(lead.id, result);
    return true;
  }

  async function takeDue(): Promise<void> {
    for (const lane of lanes) while (await begin(lane));
  }

  /** Runs one attempt. Resolves with the settled lead, or undefined when it could not be settled; never rejects. */
  async function attempt(lane: Lane, claim: Claim, isAwaited: () => boolean): Promise<Lead | undefined> {
    const { id, kind, attempts, requestId } = claim.lead;
    const log = logger.child({ lead: id, kind, attempt: attempts, requestId });
    const stopClock = metrics.leads.deliverySeconds.startTimer({ kind });
    try {
      const { error, pauseMs, forStaff, ...settlement } = await deliver(claim, {
        store,
        logger,
        destination: lane.destination,
        interrupt: interrupt.signal,
        isAwaited,
      });
      // Several answers at once may each say how long: the longest counts.
      if (pauseMs) lane.pausedUntil = Math.max(lane.pausedUntil, (await store.now()) + pauseMs);
      tellStaff(lane, settlement.state === 'delivered' ? '' : forStaff);
      const settled = await store.settle(claim, { ...settlement, error: error && oneLine(error) });
      if (!settled) await recallIfErased(lane, claim.lead);
      const result = settled?.state ?? 'lost';
      metrics.leads.deliveries.inc({ kind, result });
      // The error text may repeat what the visitor typed, so it is stored with the lead and not logged.
      log[result === 'delivered' || result === 'held' ? 'info' : 'warn'](
        { result },
        'Delivery attempt ended',
      );
      return settled;
    } catch (error) {
      metrics.leads.deliveries.inc({ kind, result: 'lost' });
      log.error({ err: error }, 'Delivery attempt could not be settled; the lease will end by itself');
      return undefined;
    } finally {
      stopClock();
    }
  }

  /** Only a process that stood still for longer than its lease can meet this: an erasure waits for deliveries. */
  async function recallIfErased({ destination }: Lane, lead: Lead): Promise<void> {
    for await (const _ of store.list({ ids: [lead.id] })) return;
    if (destination.recall) return destination.recall(lead);
    logger.error(
      { lead: lead.id, kind: lead.kind },
      'A lead was erased while it was sent: its copies remain',
    );
  }

  /** Logs once what staff must mend, and once that it is mended; other answers (undefined) say nothing of it. */
  function tellStaff(lane: Lane, forStaff: string | undefined): void {
    if (forStaff === undefined || forStaff === lane.forStaff) return;
    lane.forStaff = forStaff;
    const { kind } = lane.destination;
    if (forStaff) logger.error({ kind }, forStaff);
    else logger.info({ kind }, 'What staff had to mend is mended: leads are delivered');
  }

  /** Claims due leads, unless a round of this is running: what that misses, the next poll finds. No effect before `start`. */
  function wake(): void {
    if (!polling) return;
    round ??= takeDue()
      .catch((error) => logger.error({ err: error }, 'The lead store could not be asked for due leads'))
      .finally(() => {
        round = undefined;
      });
  }

  return {
    start(): void {
      polling = setInterval(wake, POLL_MS);
      wake();
    },

    wake,

    /** Whether leads of this kind wait until staff mend a setting or an account. */
    waitsForStaff: (kind: string) =>
      lanes.some(({ destination, forStaff }) => destination.kind === kind && forStaff !== ''),

    /**
     * Attempts one lead at once if it can. Resolves with the settled lead, or undefined after `withinMs` while it
     * continues; never rejects.
     */
    async deliverNow({ id, kind }: Lead, withinMs: number): Promise<Lead | undefined> {
      let isAwaited = true;
      const lane = laneOf(kind);
      try {
        if (lane && !inFlight.has(id)) await begin(lane, id, () => isAwaited);
      } catch (error) {
        logger.error({ err: error, lead: id }, 'The first attempt could not begin');
      }
      const running = inFlight.get(id);
      const settled = running && (await withTimeLimit(withinMs, () => running).catch(() => undefined));
      isAwaited = false;
      return settled;
    },

    /** Delivers everything that is due now and resolves when nothing is in flight. */
    async runDue(): Promise<void> {
      await takeDue();
      while (inFlight.size > 0) {
        await Promise.all(inFlight.values());
        await takeDue();
      }
    },

    /** Claims no more leads, and interrupts deliveries that are still in flight after `timeoutMs`. */
    async stop(timeoutMs: number): Promise<void> {
      draining = true;
      clearInterval(polling);
      await round;
      const limit = setTimeout(() => interrupt.abort(new Error('The server stops')), timeoutMs);
      await Promise.all(inFlight.values());
      clearTimeout(limit);
      for (const destination of destinations) destination.close?.();
    },
  };
}
