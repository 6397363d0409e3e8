import type { Logger } from 'pino';
import type { LeadStore } from './store';

const PROBE_KEPT_MS = 1_000;

/** Returns a function that tells whether the store can write; concurrent calls share a probe, at most one a second. */
export function readiness(store: Pick<LeadStore, 'probe'>, logger: Logger): () => Promise<boolean> {
  let probe: Promise<boolean> | undefined;
  const forget = () => {
    probe = undefined;
  };
  const failed = (error: unknown) => {
    logger.error({ err: error }, 'The lead store cannot write');
    return false;
  };
  return () => {
    const canWrite = () => store.probe().then(() => true, failed);
    probe ??= canWrite().finally(() => setTimeout(forget, PROBE_KEPT_MS).unref());
    return probe;
  };
}
