import { getActiveResourcesInfo } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { withTimeLimit } from './time-limit';

const timers = () => getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;

it('settles as the work does, and leaves no timer', async () => {
  const before = timers();
  expect(await withTimeLimit(60_000, async () => 'done')).toBe('done');
  await expect(withTimeLimit(60_000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(timers()).toBe(before);
});

it('rejects in time though the work does not end, and aborts it', async () => {
  const seen: AbortSignal[] = [];
  const work = withTimeLimit(20, (signal) => {
    seen.push(signal);
    return new Promise(() => {});
  });
  await expect(work).rejects.toThrow('no answer within 0.02 seconds');
  expect(seen[0]?.aborted).toBe(true);
});

it('ends with the caller, before and after the beginning', async () => {
  const caller = new AbortController();
  const work = withTimeLimit(60_000, (signal) => sleep(60_000, undefined, { signal }), caller.signal);
  caller.abort(new Error('gone'));
  await expect(work).rejects.toThrow('gone');
  await expect(withTimeLimit(60_000, () => sleep(60_000), caller.signal)).rejects.toThrow('gone');
});
