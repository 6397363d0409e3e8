import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
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
