import { withTimeLimit } from '@sharemore/platform/time-limit';
import type { Logger } from 'pino';
import { backoffMs } from '../../async/backoff';
import { FaultError } from '../../http/outside-call';
import { messageOf } from '../../observe/error-words';
import type { Metrics } from '../../observe/metrics';
import { oneLine } from '../../observe/one-line';
import type { Claim, Lead } from '../lead';
import type { LeadStore } from '../store';
import type { Settlement } from '../store/queue';
import { type Destination, deliver } from './destination';

/** The interval of polling for leads that other processes stored or that became due. */
const POLL_MS = 1_000;
const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 15 * 60_000;

interface WorkerOptions {
  store: LeadStore;
  destinations: Destination[];
  logger: Logger;
  metrics: Metrics;
}

/** A destination with the number of deliveries to it that are in progress, or for which the store is being asked. */
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
  const lanes = new Map(
    destinations.map((destination): [string, Lane] => [
      destination.kind,
      { destination, busy: 0, pausedUntil: 0, forStaff: '' },
    ]),
  );
  const inFlight = new Map<string, Promise<Lead | undefined>>();
  const interrupt = new AbortController();
  let draining = false;
  let polling: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;

  /**
   * Begins the delivery of the lane's next due lead, or of the lead `id`. Its place in the lane is taken before the
   * store is asked, so that simultaneous callers keep the limit. @returns whether a delivery began
   */
  async function begin(lane: Lane, id?: string): Promise<boolean> {
    const { kind, concurrency } = lane.destination;
    if (draining || lane.busy >= concurrency) return false;
    lane.busy += 1;
    let claim: Claim | undefined;
    try {
      // A longer pause is of a clock that was put back.
      const pauseMs = lane.pausedUntil > 0 ? lane.pausedUntil - (await store.now()) : 0;
      const isPaused = pauseMs > 0 && pauseMs <= LONGEST_DELAY_MS;
      // What is on its way here is not due again, whatever the clock has done.
      claim = isPaused ? undefined : await store.claim(kind, id, [...inFlight.keys()]);
    } finally {
      if (!claim) lane.busy -= 1;
    }
    if (!claim) return false;
    const { lead } = claim;
    const result = attempt(lane, claim).finally(() => {
      lane.busy -= 1;
      inFlight.delete(lead.id);
      wake();
    });
    inFlight.set(lead.id, result);
    return true;
  }

  async function takeDue(): Promise<void> {
    for (const lane of lanes.values()) while (await begin(lane));
  }

  /** Runs one attempt. Resolves with the settled lead, or undefined when it could not be settled; never rejects. */
  async function attempt(lane: Lane, claim: Claim): Promise<Lead | undefined> {
    const { id, kind, attempts, requestId } = claim.lead;
    const log = logger.child({ lead: id, kind, attempt: attempts, requestId });
    try {
      const delivery = deliver(claim, lane.destination, store, interrupt.signal);
      const failure: unknown = await delivery.catch((error) => error);
      if (failure && !(failure instanceof FaultError))
        log.error({ err: failure }, 'Delivery attempt failed unexpectedly');
      const settled = await store.settle(claim, await settlementOf(lane, claim.lead, failure));
      const result = settled?.state ?? 'lost';
      metrics.leads.deliveries.inc({ kind, result });
      const level = result === 'delivered' || result === 'held' ? 'info' : 'warn';
      // The error text may repeat what the visitor typed, so it is stored with the lead and not logged.
      log[level]({ result }, 'Delivery attempt ended');
      return settled;
    } catch (error) {
      metrics.leads.deliveries.inc({ kind, result: 'lost' });
      log.error({ err: error }, 'Delivery attempt could not be settled; the lease will end by itself');
      return undefined;
    }
  }

  /** What an attempt means for its lead, for its lane and for staff. */
  async function settlementOf(lane: Lane, { attempts }: Lead, failure: unknown): Promise<Settlement> {
    if (!failure) {
      tellStaff(lane, '');
      return { state: lane.destination.settlesAs ?? 'delivered' };
    }
    const error = oneLine(messageOf(failure));
    const isKnown = failure instanceof FaultError;
    const { about, mend } = isKnown ? failure.fault : {};
    const { waitMs = 0, pauseMs = 0 } = isKnown ? failure.waits : {};
    if (about === 'content') return { state: 'rejected', error };
    if (mend) tellStaff(lane, error);
    // Several answers at once may each say how long: the longest counts.
    const laneMs = Math.min(pauseMs, LONGEST_DELAY_MS);
    if (pauseMs > 0) lane.pausedUntil = Math.max(lane.pausedUntil, (await store.now()) + laneMs);
    const atLeastMs = Math.max(waitMs, pauseMs);
    // An attempt interrupted by shutdown has no back-off: the next process retries as soon as the destination allows.
    const delayMs = interrupt.signal.aborted
      ? atLeastMs
      : backoffMs(attempts, FIRST_DELAY_MS, LONGEST_DELAY_MS, atLeastMs);
    return { state: 'retrying', error, delayMs };
  }

  /** Logs once what staff must mend, and once that it is mended. */
  function tellStaff(lane: Lane, forStaff: string): void {
    if (forStaff === lane.forStaff) return;
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
    waitsForStaff: (kind: string) => Boolean(lanes.get(kind)?.forStaff),

    /**
     * Attempts one lead at once if it can. Resolves with the settled lead, or undefined after `withinMs` while it
     * continues; never rejects.
     */
    async deliverNow({ id, kind }: Lead, withinMs: number): Promise<Lead | undefined> {
      const lane = lanes.get(kind);
      try {
        if (lane && !inFlight.has(id)) await begin(lane, id);
      } catch (error) {
        logger.error({ err: error, lead: id }, 'The first attempt could not begin');
      }
      const running = inFlight.get(id);
      return running && withTimeLimit(withinMs, () => running).catch(() => undefined);
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
