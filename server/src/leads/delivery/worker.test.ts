import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FaultError } from '../../http/outside-call';
import { createMetrics } from '../../observe/metrics';
import { leadsIn } from '../../testing/leads';
import { logger } from '../../testing/silent-logger';
import { openLeadStore } from '../store';
import type { Destination } from './destination';
import { createWorker } from './worker';

it('keeps the limit of its destination when 100 leads are attempted at once', async () => {
  await using store = await openLeadStore({ dataDir: mkdtempSync(join(tmpdir(), 'worker-')) }, { logger });
  let running = 0;
  let most = 0;
  const destination: Destination = {
    kind: 'newsletter',
    concurrency: 8,
    async deliver() {
      running += 1;
      most = Math.max(most, running);
      await sleep(20);
      running -= 1;
    },
  };
  const worker = createWorker({ store, destinations: [destination], logger, metrics: createMetrics() });
  const attempts = Array.from({ length: 100 }, async (_, index) => {
    const payload = { email: `reader${index}@example.org` };
    const stored = await store.submit({ kind: 'newsletter', payload }, 'received');
    return stored && worker.deliverNow(stored.lead, 60_000);
  });
  await Promise.all([...attempts, worker.runDue()]);
  await worker.runDue();
  // How close they come to it depends on the machine.
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(8);
  expect((await leadsIn(store)).every(({ state, attempts }) => state === 'delivered' && attempts === 1)).toBe(
    true,
  );
});

/** A worker whose first delivery is answered with a pause, on a clock that `advance` moves. */
async function openPaused(pauseMs: number) {
  let time = Date.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'worker-'));
  const store = await openLeadStore({ dataDir }, { logger, clock: () => time });
  const asked: string[] = [];
  const destination: Destination = {
    kind: 'newsletter',
    concurrency: 1,
    async deliver({ payload }) {
      asked.push('email' in payload ? payload.email : '');
      if (asked.length === 1) throw new FaultError('busy', undefined, { pauseMs });
    },
  };
  const worker = createWorker({ store, destinations: [destination], logger, metrics: createMetrics() });
  return {
    asked,
    async submit(email: string) {
      await store.submit({ kind: 'newsletter', payload: { email } }, 'received');
      await worker.runDue();
    },
    async advance(ms: number) {
      time += ms;
      await worker.runDue();
    },
    [Symbol.asyncDispose]: () => store.close(),
  };
}

it('stops all leads for a quarter of an hour at most, although one answer asks for a day', async () => {
  await using site = await openPaused(86_400_000);
  await site.submit('first@example.org');
  await site.submit('second@example.org');
  expect(site.asked).toEqual(['first@example.org']);
  await site.advance(15 * 60_000);
  expect(site.asked).toEqual(['first@example.org', 'second@example.org']);
});

it('ends a pause when the clock is put back', async () => {
  await using site = await openPaused(60_000);
  await site.submit('first@example.org');
  await site.advance(-2 * 60 * 60_000);
  await site.submit('second@example.org');
  expect(site.asked).toEqual(['first@example.org', 'second@example.org']);
});
