import { withTimeLimit } from '../../async/time-limit';
import type { Claim, Progress } from '../lead';
import type { LeadStore } from '../store';
import { DeliveryError, type Destination } from './destination';

/** Shorter than a lease, so that no other process claims a lead that this process is still delivering. */
const ATTEMPT_LIMIT_MS = 30_000;

interface DeliverOptions {
  store: Pick<LeadStore, 'saveProgress'>;
  destination: Destination;
  /** Aborted when the server stops. */
  interrupt: AbortSignal;
}

/** Delivers a claimed lead within the time limit. @returns what it failed with; undefined when it is delivered */
export async function deliver(
  claim: Claim,
  { store, destination, interrupt }: DeliverOptions,
): Promise<unknown> {
  let delivering = Promise.resolve();
  const start = (signal: AbortSignal) => {
    const save = async (progress: Progress) => {
      if (!(await store.saveProgress(claim, progress))) throw new DeliveryError('The lease ended');
      signal.throwIfAborted();
    };
    delivering = destination.deliver(claim.lead, { signal, save });
    return delivering;
  };
  try {
    // A destination ends with its signal, and only it knows how far it came.
    await withTimeLimit(ATTEMPT_LIMIT_MS, start, interrupt).catch(() => delivering);
    return undefined;
  } catch (error) {
    return error;
  }
}
