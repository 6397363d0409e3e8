import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withLimit } from './time-limit';

it('limits a wait though nobody holds the limit when memory is collected', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const signal = withLimit(new AbortController().signal, 100);
  await setImmediate();
  collectGarbage();
  await expect.poll(() => signal.aborted).toBe(true);
});

it('ends with the signal that it limits', () => {
  const caller = new AbortController();
  const signal = withLimit(caller.signal, 60_000);
  caller.abort();
  expect(signal.aborted).toBe(true);
});
