import { describe, expect, it } from 'vitest';
import { registration } from '../../server/src/testing/leads';
import { startFakePipedrive } from '../fakes/pipedrive';
import { startLeadsSite } from './leads-site';

const MINUTE = 60_000;

/** Runs in real time, and therefore concurrently for both steps. */
describe.concurrent('a registration when Pipedrive is silent for 13 s and then acts', () => {
  it.each(['person', 'deal'] as const)(
    'answers the visitor within 8 s and is delivered once (%s)',
    async (at) => {
      const pipedrive = await startFakePipedrive();
      const site = await startLeadsSite(pipedrive.env);
      try {
        pipedrive.faults.push({ at, does: { kind: 'silence', ms: 13_000 } });
        const began = performance.now();
        const answer = await site.post('/api/registrations', registration('ada@example.org'));
        expect(answer).toMatchObject({ status: 200, body: { success: true, delivery: 'queued' } });
        expect(performance.now() - began).toBeLessThan(25_000);
        // The call times out after 10 s. Pipedrive acts 3 s later, before the next attempt.
        const made = at === 'person' ? pipedrive.persons : pipedrive.deals;
        await expect.poll(() => made.length, { timeout: 40_000, interval: 250 }).toBe(1);
        for (let tries = 0; tries < 10; tries += 1) await site.wait(MINUTE);
        expect(await site.stored()).toMatchObject([{ state: 'delivered' }]);
        expect([pipedrive.persons.length, pipedrive.deals.length]).toEqual([1, 1]);
      } finally {
        await site.stop();
        await pipedrive.stop();
      }
    },
  );
});
