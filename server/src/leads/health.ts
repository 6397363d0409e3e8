import type { Logger } from 'pino';
import type { LeadStore } from './store';

const PROBE_KEPT_MS = 1_000;

/** Tells whether a lead could be written right now; asked once a second at most. */
export function readiness(store: Pick<LeadStore, 'probe'>, logger: Logger): () => Promise<boolean> {
  let probe: { at: number; result: Promise<boolean> } | undefined;

  async function canWrite(): Promise<boolean> {
    try {
      await store.probe();
      return true;
    } catch (error) {
      logger.error({ err: error }, 'The lead store cannot write');
      return false;
    }
  }

  return () => {
    const now = performance.now();
    if (!probe || now - probe.at > PROBE_KEPT_MS) probe = { at: now, result: canWrite() };
    return probe.result;
  };
}
