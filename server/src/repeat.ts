import { singleFlight } from './single-flight';

/** Runs `work` now and every `everyMs`. @returns a function that stops this and waits for a run in progress */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  // One run at a time: runs on a slow store would pile up, and stopping would wait for all of them.
  const runs = singleFlight<void>();
  const run = () => void runs.run('', () => work().catch(onError));
  run();
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await runs.running('');
  };
}
