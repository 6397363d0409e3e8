import { expect, it } from 'vitest';
import { releaseSet } from '../releases/release-set';
import { createJudge } from './judge-set';

it('tests one set at a time, and refuses when many wait', async () => {
  let reads = 0;
  const unused = () => {
    throw new Error('not reached');
  };
  const store = {
    build: () => {
      reads += 1;
      return new Promise<never>(() => {});
    },
    folder: unused,
  };
  const judge = createJudge({ store, openPool: unused, sheet: unused, request: unused });
  const trial = () => judge(releaseSet({ shell: 'a1' }));
  for (let waiting = 0; waiting <= 10; waiting += 1) void trial();
  await expect(trial()).rejects.toThrow('Other sets are being tested');
  expect(reads).toBe(1);
});
