import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { copyCompressed } from '../releases/store/build-copies';
import { inTurn } from './in-turn';

it('begins work when the work before it has ended, also when that failed', async () => {
  const begun: string[] = [];
  let fail = (_: Error) => {};
  const failing = inTurn(() => {
    begun.push('first');
    return new Promise((_, reject) => (fail = reject));
  });
  const next = inTurn(async () => begun.push('second'));
  await expect.poll(() => begun).toEqual(['first']);
  fail(new Error('no'));
  await expect(failing).rejects.toThrow('no');
  await next;
  expect(begun).toEqual(['first', 'second']);
});

it('is how builds are compressed, of which several may come at once', async () => {
  const source = mkdtempSync(join(tmpdir(), 'in-turn-'));
  mkdirSync(join(source, 'client'));
  writeFileSync(join(source, 'client/a.js'), 'text');
  let free = () => {};
  void inTurn(() => new Promise<void>((done) => (free = done)));
  let isDone = false;
  const copied = copyCompressed(source, `${source}-copy`).then(() => {
    isDone = true;
  });
  await sleep(100);
  expect(isDone).toBe(false);
  free();
  await copied;
});
