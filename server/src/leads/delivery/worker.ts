import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { withTimeLimit } from '../../async/time-limit';
import { messageOf } from '../../observe/error-words';
import type { Metrics } from '../../observe/metrics';
import { oneLine } from '../../observe/one-line';
import type { Claim, Lead, LeadKind, Progress } from '../lead';
import type { LeadStore } from '../store';
import type { Settlement } from '../store/queue';
import { retryDelayMs } from './backoff';
import { type Destination, RefusedError, UnansweredError } from './destination';

/** Shorter than a lease, so that no other process claims a lead that this process is still delivering. */
const ATTEMPT_LIMIT_MS = 30_000;
/** The interval of polling for leads that other processes stored or that became due. */
const POLL_MS = 1_000;
const SAVE_AGAIN_MS = 500;

export interface WorkerOptions {
  store: LeadStore;
  destinations: Destination[];
  logger: Logger;
  metrics: Metrics;
}

export type Worker = ReturnType<typeof createWorker>;

/** Claims due leads, delivers them and settles the claims; several processes may run a worker on one store. */
export function createWorker({ store, destinations, logger, metrics }: WorkerOptions) {
  const byKind = new Map(destinations.map((destination) => [destination.kind, destination]));
  const inFlight = new Map<string, { kind: LeadKind; result: Promise<Lead | undefined> }>();
  const pausedUntil = new Map<LeadKind, number>();
  const interrupt = new AbortController();
  let draining = false;
  let polling: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let wanted = false;

  /** The kinds for which another delivery may start now. */
  function openKinds(now: number): LeadKind[] {
    return destinations
      .filter(({ kind, concurrency }) => {
        const busy = [...inFlight.values()].filter((one) => one.kind === kind).length;
        return busy < concurrency && (pausedUntil.get(kind) ?? 0) <= now;
      })
      .map(({ kind }) => kind);
  }

  async function takeDue(): Promise<void> {
    while (!draining) {
      const claim = await store.claim(openKinds(await store.now()));
      if (!claim) return;
      // A leap of the clock also ends the lease of a delivery that goes on here: the new lease has to end first.
      if (!inFlight.has(claim.lead.id)) begin(claim);
    }
  }

  /** `isAwaited`: whether the visitor still waits for the result. */
  function begin(claim: Claim, isAwaited = () => false): void {
    const result = attempt(claim, isAwaited).finally(() => {
      inFlight.delete(claim.lead.id);
      wake();
    });
    inFlight.set(claim.lead.id, { kind: claim.lead.kind, result });
  }

  /** Runs one attempt. Resolves with the settled lead, or undefined when it could not be settled; never rejects. */
  async function attempt(claim: Claim, isAwaited: () => boolean): Promise<Lead | undefined> {
    const { id, kind, attempts, requestId } = claim.lead;
    const log = logger.child({ lead: id, kind, attempt: attempts, requestId });
    const stopClock = metrics.leads.deliverySeconds.startTimer({ kind });
    try {
      const { error, ...settlement } = await deliver(claim, isAwaited);
      const settled = await store.settle(claim, { ...settlement, error: error && oneLine(error) });
      const result = settled?.state ?? 'lost';
      metrics.leads.deliveries.inc({ kind, result });
      // The error text may repeat what the visitor typed, so it is stored with the lead and not logged.
      log[result === 'delivered' ? 'info' : 'warn']({ result }, 'Delivery attempt ended');
      return settled;
    } catch (error) {
      metrics.leads.deliveries.inc({ kind, result: 'lost' });
      log.error({ err: error }, 'Delivery attempt could not be settled; the lease will end by itself');
      return undefined;
    } finally {
      stopClock();
    }
  }

  /** Delivers the lead. @returns how to settle the claim; of a lost claim that changes nothing */
  async function deliver(claim: Claim, isAwaited: () => boolean): Promise<Settlement> {
    const { lead } = claim;
    const destination = byKind.get(lead.kind);
    if (!destination) throw new Error(`No destination for ${lead.kind}`);
    let isSaved = true;
    const save = async (progress: Progress, signal: AbortSignal): Promise<void> => {
      const isOurs = await store.saveProgress(claim, progress).catch((error) => {
        logger.warn({ err: error, lead: lead.id }, 'The progress of a delivery could not be saved yet');
      });
      isSaved = isOurs !== undefined;
      if (isOurs === false) throw new UnansweredError('The lease ended');
      if (isSaved) return signal.throwIfAborted();
      await sleep(SAVE_AGAIN_MS, undefined, { signal });
      return save(progress, signal);
    };
    let delivering = Promise.resolve();
    const start = (signal: AbortSignal) => {
      delivering = destination.deliver(lead, { signal, save: (progress) => save(progress, signal) });
      return delivering;
    };
    try {
      // A destination ends with its signal, and only it knows how far it came.
      await withTimeLimit(ATTEMPT_LIMIT_MS, start, interrupt.signal).catch(() => delivering);
      return { state: 'delivered' };
    } catch (error) {
      // A next attempt would repeat the step, and search too early for what it made: the lease has to end first.
      if (!isSaved) throw error;
      if (error instanceof RefusedError) return { state: 'rejected', error: error.message };
      const isUnanswered = error instanceof UnansweredError;
      if (!isUnanswered) logger.error({ err: error, lead: lead.id }, 'Delivery attempt failed unexpectedly');
      const message = messageOf(error);
      const { retryAfterMs = 0, pausesAll, refusal, needsStaff } = (isUnanswered && error.how) || {};
      if (needsStaff) logger.error({ lead: lead.id }, `${message}: leads wait until staff mend this`);
      // After the visitor has seen success, a lead is never rejected for an error that may be temporary.
      if (refusal && isAwaited() && lead.attempts === 1) return { state: 'rejected', error: refusal };
      if (pausesAll) {
        // Several answers at once may each say how long: the longest counts.
        const until = (await store.now()) + retryAfterMs;
        pausedUntil.set(lead.kind, Math.max(until, pausedUntil.get(lead.kind) ?? 0));
      }
      // An attempt interrupted by shutdown has no back-off: the next process retries as soon as the destination allows.
      const delayMs = interrupt.signal.aborted ? retryAfterMs : retryDelayMs(lead.attempts, retryAfterMs);
      return { state: 'retrying', error: message, delayMs };
    }
  }

  /** Starts a round of claiming due leads; calls during a round cause exactly one more. No effect before `start`. */
  function wake(): void {
    if (!polling) return;
    wanted = true;
    round ??= (async () => {
      try {
        while (wanted) {
          wanted = false;
          await takeDue();
        }
      } catch (error) {
        logger.error({ err: error }, 'The lead store could not be asked for due leads');
      } finally {
        round = undefined;
      }
    })();
  }

  return {
    /** Whether leads of this kind have a destination. */
    delivers: (kind: LeadKind) => byKind.has(kind),

    start(): void {
      polling = setInterval(wake, POLL_MS);
      wake();
    },

    wake,

    /**
     * Attempts one lead at once if it can. Resolves with the settled lead, or undefined after `withinMs` while it
     * continues; never rejects.
     */
    async deliverNow({ id, kind }: Lead, withinMs: number): Promise<Lead | undefined> {
      let isAwaited = true;
      try {
        if (!inFlight.has(id) && !draining && openKinds(await store.now()).includes(kind)) {
          const claim = await store.claim([kind], id);
          if (claim) begin(claim, () => isAwaited);
        }
      } catch (error) {
        logger.error({ err: error, lead: id }, 'The first attempt could not begin');
      }
      const running = inFlight.get(id)?.result;
      const settled = running && (await withTimeLimit(withinMs, () => running).catch(() => undefined));
      isAwaited = false;
      return settled;
    },

    /** Delivers everything that is due now and resolves when nothing is in flight. */
    async runDue(): Promise<void> {
      await takeDue();
      while (inFlight.size > 0) {
        await Promise.all([...inFlight.values()].map((one) => one.result));
        await takeDue();
      }
    },

    /** Claims no more leads, and interrupts deliveries that are still in flight after `timeoutMs`. */
    async stop(timeoutMs: number): Promise<void> {
      draining = true;
      clearInterval(polling);
      await round;
      const limit = setTimeout(() => interrupt.abort(new Error('The server stops')), timeoutMs);
      await Promise.all([...inFlight.values()].map((one) => one.result));
      clearTimeout(limit);
      for (const destination of destinations) destination.close?.();
    },
  };
}
