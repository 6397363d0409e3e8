import { describe, expect, it } from 'vitest';
import type { Lead, Submission } from '../../server/src/leads/lead';
import { leadStoreOn } from '../../server/src/leads/store';
import { openPostgres } from '../../server/src/leads/store/postgres';
import { leadsIn } from '../../server/src/testing/leads';
import { logger } from '../../server/src/testing/silent-logger';
import {
  advance,
  backend,
  claimNext,
  contact,
  DAY,
  describeStores,
  now,
  open,
  registration,
  store,
  submitLead,
} from './lead-stores';

describeStores('repeated submissions to the lead store', (kind) => {
  describe('deduplication', () => {
    it('stores one lead per idempotency key, also for concurrent submissions to two processes', async () => {
      const other = await open();
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 ? store : other).submit(
            registration('ada@example.org', 'Engines plc', 'key'),
            'received',
          ),
        ),
      );
      expect(answers.filter((answer) => answer?.isNew)).toHaveLength(1);
      expect(await leadsIn(store)).toHaveLength(1);
    });

    it('stores one registration per company and email, ignoring the case of the email', async () => {
      const lead = await submitLead(registration('ada@example.org', 'Engines plc', 'one'));
      expect((await submitLead(registration('ADA@Example.org', 'Engines plc', 'two'))).id).toBe(lead.id);
      await store.submit(registration('ada@example.org', 'Looms plc', 'three'), 'received');
      expect(await leadsIn(store)).toHaveLength(2);
    });

    it('distinguishes employers by slug, whatever the sheet calls them', async () => {
      const at = (slug: string, name = 'Looms') =>
        submitLead(registration('ada@example.org', name, undefined, slug));
      const leads = [await at('looms'), await at('looms-2'), await at('looms', 'Looms & Sons')];
      expect(leads.map(({ id }) => leads.findIndex((lead) => lead.id === id))).toEqual([0, 1, 0]);
    });

    it('rejects a different payload under a used key, also under one that matched an existing lead', async () => {
      for (const key of ['one', 'two']) {
        await store.submit(registration('ada@example.org', 'Engines plc', key), 'received');
        const other = await store.submit(registration('eve@example.org', 'Engines plc', key), 'received');
        expect(other, key).toBeNull();
      }
      expect(await leadsIn(store)).toHaveLength(1);
    });

    it('stores a repeated contact message as a new lead after ten minutes', async () => {
      await store.submit(contact('Any news?'), 'received');
      expect((await store.submit(contact('Any news?'), 'received'))?.isNew).toBe(false);
      expect((await store.submit(contact('Any news at all?'), 'received'))?.isNew).toBe(true);
      for (let sent = 0; sent < 2; sent += 1) await store.settle(await claimNext(), { state: 'held' });
      expect((await store.submit(contact('Any news?'), 'received'))?.isNew).toBe(false);
      advance(10 * 60_000);
      expect((await store.submit(contact('Any news?'), 'received'))?.isNew).toBe(true);
    });

    it('delivers a newsletter sign-up again a month later, and once while it was never delivered', async () => {
      const signUp = { kind: 'newsletter', payload: { email: 'ada@example.org' } } as const;
      const isNew = async () => (await store.submit(signUp, 'received'))?.isNew;
      expect([await isNew(), await isNew()]).toEqual([true, false]);
      await store.settle(await claimNext(), { state: 'retrying', error: 'silence' });
      advance(30 * DAY);
      expect(await isNew()).toBe(false);
      await store.settle(await claimNext(), { state: 'delivered' });
      expect(await isNew()).toBe(true);
      expect((await claimNext()).lead.attempts).toBe(1);
    });

    it('raises no alarm over the age of a registration that is repeated a month later', async () => {
      await submitLead(registration('ada@example.org'));
      await store.settle(await claimNext(), { state: 'delivered' });
      advance(30 * DAY);
      await submitLead(registration('ada@example.org'));
      expect(await store.figures()).toMatchObject({ oldestUndeliveredSeconds: 0 });
    });

    it('knows a contact message again by its key, for 30 days', async () => {
      const days = { contact: 60, registration: 60, newsletter: 60, suspected: 60 };
      const message = { ...contact('Any news?'), idempotencyKey: 'key' };
      const lead = await submitLead(message);
      await store.settle(await claimNext(), { state: 'delivered' });
      advance(30 * DAY);
      await store.prune(days);
      expect(await store.submit(message, 'received')).toMatchObject({ isNew: false, lead: { id: lead.id } });
      expect((await store.submit(message, 'suspected'))?.isNew).toBe(true);
      expect(await leadsIn(store)).toHaveLength(2);
      advance(1);
      await store.prune(days);
      expect((await store.submit(message, 'received'))?.isNew).toBe(true);
    });

    it('queues a rejected lead again when the visitor submits it again', async () => {
      const lead = await submitLead(registration('ada@example.org', 'Engines plc', 'key'));
      await store.settle(await claimNext(), { state: 'rejected', error: 'No such pipeline' });
      const again = await store.submit(registration('ada@example.org', 'Engines plc', 'key'), 'received');
      expect(again).toMatchObject({
        isNew: true,
        lead: { id: lead.id, state: 'received', lastError: null },
      });
    });
  });

  describe('a repeated registration with changed details', () => {
    const again = (firstName: string) => {
      const { kind, payload } = registration('ADA@example.org');
      return { kind, payload: { ...payload, firstName } } as Submission;
    };

    it('replaces the payload, keeps the old one in the history and is delivered again', async () => {
      const lead = await submitLead(registration('ada@example.org'));
      const claim = await claimNext();
      await store.saveProgress(claim, { personId: 1, dealId: 2 });
      await store.settle(claim, { state: 'delivered' });
      advance(DAY);
      expect(await submitLead(again('Eve'))).toMatchObject({
        id: lead.id,
        state: 'received',
        attempts: 0,
        payload: { firstName: 'Eve', email: 'ADA@example.org' },
        progress: { personId: 1, dealId: 2 },
        history: [{ until: now(), payload: { firstName: 'Ada', email: 'ada@example.org' } }],
      });
      expect(await submitLead(again('Eve'))).toMatchObject({ history: [{}] });
      expect(await leadsIn(store)).toHaveLength(1);
    });

    it('keeps the first words and the last nine, however often it is sent', async () => {
      await submitLead(registration('ada@example.org'));
      for (let time = 1; time <= 30; time += 1) await submitLead(again(`Eve ${time}`));
      const [lead] = await leadsIn(store);
      const names = lead?.history.map(({ payload }) => 'firstName' in payload && payload.firstName);
      expect(names).toEqual(['Ada', ...Array.from({ length: 9 }, (_, index) => `Eve ${index + 21}`)]);
    });

    it('is delivered once more when it arrives during a delivery', async () => {
      await submitLead(registration('ada@example.org'));
      const claim = await claimNext();
      expect(await submitLead(again('Eve'))).toMatchObject({ state: 'delivering' });
      expect(await store.settle(claim, { state: 'delivered' })).toMatchObject({ state: 'received' });
      const next = await claimNext();
      expect(next.lead.payload).toMatchObject({ firstName: 'Eve' });
      expect(await store.settle(next, { state: 'delivered' })).toMatchObject({ state: 'delivered' });
    });

    // SQLite has one writer at a time.
    if (kind === 'PostgreSQL') {
      it('waits for a settlement that another process is recording', async () => {
        await submitLead(registration('ada@example.org'));
        const claim = await claimNext();
        const database = openPostgres(backend.databaseUrl ?? '', logger, now);
        const isBlocked = async () => {
          const blocked = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
          return (await database.read(blocked)).length > 0;
        };
        let stored: Promise<Lead> | undefined;
        const slow = leadStoreOn({
          ...database,
          write: (work) =>
            database.write(async (transaction, time) => {
              const settled = await work(transaction, time);
              stored = submitLead(again('Eve'));
              await expect.poll(isBlocked).toBe(true);
              return settled;
            }),
        });
        await slow.settle(claim, { state: 'rejected', error: 'Name is blocked' });
        expect(await stored).toMatchObject({ state: 'received', lastError: null });
        await slow.close();
      });
    }

    it('keeps the back-off of a lead that is waiting for a retry', async () => {
      await submitLead(registration('ada@example.org'));
      await store.settle(await claimNext(), { state: 'retrying', error: 'silence', delayMs: 30_000 });
      expect(await submitLead(again('Eve'))).toMatchObject({
        state: 'retrying',
        nextAttemptAt: now() + 30_000,
        attempts: 1,
      });
    });
  });
});
