import type { Logger } from 'pino';
import { messageOf } from '../../error-words';
import type { Metrics } from '../../metrics';
import { oneLine } from '../../one-line';
import { within } from '../../time-limit';
import type { Claim, Lead, LeadKind, Progress } from '../lead';
import type { LeadStore } from '../store';
import type { Settlement } from '../store/queue';
import { retryDelayMs } from './backoff';
import { type Destination, LeaseLostError, RefusedError, UnansweredError } from './destination';

/** Shorter than a lease, so that no other process takes up a lead that this one still delivers. */
const ATTEMPT_LIMIT_MS = 30_000;
/** How often leads are looked for that other processes stored or that came due. */
const POLL_MS = 1_000;

export interface WorkerOptions {
  store: LeadStore;
  destinations: Destination[];
  logger: Logger;
  metrics: Metrics;
}

/** Who hears at once what becomes of an attempt. */
interface Visitor {
  waits: boolean;
}

export type Worker = ReturnType<typeof createWorker>;

/** Claims leads that are due, delivers them and settles what came of it; safe beside other processes. */
export function createWorker({ store, destinations, logger, metrics }: WorkerOptions) {
  const byKind = new Map(destinations.map((destination) => [destination.kind, destination]));
  const inFlight = new Map<string, { kind: LeadKind; result: Promise<Lead | undefined> }>();
  const pausedUntil = new Map<LeadKind, number>();
  const interrupt = new AbortController();
  let started = false;
  let draining = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let wanted = false;

  /** The kinds that may take another lead now. */
  async function openKinds(): Promise<LeadKind[]> {
    const now = await store.now();
    return destinations
      .filter(({ kind, concurrency }) => {
        const busy = [...inFlight.values()].filter((one) => one.kind === kind).length;
        return busy < concurrency && (pausedUntil.get(kind) ?? 0) <= now;
      })
      .map(({ kind }) => kind);
  }

  async function takeDue(): Promise<void> {
    while (!draining) {
      const kinds = await openKinds();
      const dueAt = await store.nextDueAt(kinds);
      if (dueAt === undefined || dueAt > (await store.now())) return;
      const claim = await store.claim(kinds);
      if (!claim) return;
      begin(claim);
    }
  }

  function begin(claim: Claim, visitor?: Visitor): Promise<Lead | undefined> {
    const result = attempt(claim, visitor).finally(() => {
      inFlight.delete(claim.lead.id);
      wake();
    });
    inFlight.set(claim.lead.id, { kind: claim.lead.kind, result });
    return result;
  }

  /** One attempt from claim to settlement; the lead as it is then, or undefined when it was lost. Never throws. */
  async function attempt(claim: Claim, visitor?: Visitor): Promise<Lead | undefined> {
    const { id, kind, attempts, requestId } = claim.lead;
    const log = logger.child({ lead: id, kind, attempt: attempts, requestId });
    const stopClock = metrics.leads.deliverySeconds.startTimer({ kind });
    try {
      const { error, ...settlement } = await deliver(claim, visitor);
      const settled = await store.settle(claim, { ...settlement, error: error && oneLine(error) });
      const result = settled?.state ?? 'lost';
      metrics.leads.deliveries.inc({ kind, result });
      // The error's words may repeat what the visitor typed: staff find them with the lead, not in the log.
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

  /** Delivers, and says how the lead is to be settled. @throws {LeaseLostError} */
  async function deliver(claim: Claim, visitor?: Visitor): Promise<Settlement> {
    const { lead } = claim;
    const destination = byKind.get(lead.kind);
    if (!destination) throw new Error(`No destination for ${lead.kind}`);
    const signal = AbortSignal.any([interrupt.signal, AbortSignal.timeout(ATTEMPT_LIMIT_MS)]);
    const save = async (progress: Progress) => {
      if (!(await store.saveProgress(claim, progress))) throw new LeaseLostError('The lease ended');
      signal.throwIfAborted();
    };
    try {
      await destination.deliver(lead, { signal, save });
      return { state: 'delivered' };
    } catch (error) {
      if (error instanceof LeaseLostError) throw error;
      if (error instanceof RefusedError) return { state: 'rejected', error: error.message };
      const { message, how } = error instanceof UnansweredError ? error : unexpected(error, lead);
      const { retryAfterMs = 0, pausesAll, refusal, needsStaff } = how;
      if (needsStaff) logger.error({ lead: lead.id }, `${message}: leads wait until staff mend this`);
      // Once a visitor was thanked, the lead is never given up for what may pass.
      if (refusal && visitor?.waits && lead.attempts === 1) return { state: 'rejected', error: refusal };
      if (pausesAll) pausedUntil.set(lead.kind, (await store.now()) + retryAfterMs);
      // Interrupted on purpose: whoever runs next goes on as soon as the destination allows.
      const delayMs = interrupt.signal.aborted ? retryAfterMs : retryDelayMs(lead.attempts, retryAfterMs);
      return { state: 'retrying', error: message, delayMs };
    }
  }

  function unexpected(error: unknown, lead: Lead): UnansweredError {
    logger.error({ err: error, lead: lead.id }, 'Delivery attempt failed unexpectedly');
    return new UnansweredError(messageOf(error));
  }

  /** Looks for due leads soon, once started; calls that come while a round runs make one more round. */
  function wake(): void {
    if (!started) return;
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
        clearTimeout(timer);
        if (started) timer = setTimeout(wake, POLL_MS);
      }
    })();
  }

  return {
    /** Whether leads of this kind have somewhere to go. */
    delivers: (kind: LeadKind) => byKind.has(kind),

    start(): void {
      started = true;
      wake();
    },

    wake,

    /** Tries one lead at once: as it is then, or undefined after `withinMs`, while the attempt goes on. */
    async deliverNow(lead: Lead, withinMs: number): Promise<Lead | undefined> {
      const visitor = { waits: true };
      let running = inFlight.get(lead.id)?.result;
      if (!running && !draining && (await openKinds()).includes(lead.kind)) {
        const claim = await store.claim([lead.kind], lead.id);
        if (claim) running = begin(claim, visitor);
      }
      if (!running) return undefined;
      return within(running, withinMs).finally(() => {
        visitor.waits = false;
      });
    },

    /** Delivers everything that is due now and resolves when nothing is in flight. */
    async runDue(): Promise<void> {
      await takeDue();
      while (inFlight.size > 0) {
        await Promise.all([...inFlight.values()].map((one) => one.result));
        await takeDue();
      }
    },

    /** Takes no more leads, lets those in flight end within `timeoutMs`, then interrupts them. */
    async stop(timeoutMs: number): Promise<void> {
      started = false;
      draining = true;
      clearTimeout(timer);
      await round;
      const reason = new Error('The server stops');
      const limit = setTimeout(() => interrupt.abort(reason), timeoutMs);
      await Promise.all([...inFlight.values()].map((one) => one.result));
      clearTimeout(limit);
      for (const destination of destinations) destination.close?.();
    },
  };
}
