import { describe, expect, it } from 'vitest';
import type { LeadStore } from '../../server/src/leads/store';
import { leadsIn } from '../../server/src/testing/leads';
import {
  claimed,
  contact,
  describeStores,
  now,
  open,
  pass,
  registration,
  store,
  storedLead,
} from './lead-stores';

describeStores('the queue of leads', () => {
  it('gives each lead to one claimer only, with many at work', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        store.submit(registration(`p${index}@example.org`), 'received'),
      ),
    );
    const stores = [store, await open(), await open()];
    const taken: string[] = [];
    const work = async (one: LeadStore) => {
      for (let idle = 0; idle < 5; ) {
        const claim = await one.claim(['registration']);
        if (claim) taken.push(claim.lead.id);
        else idle += 1;
      }
    };
    await Promise.all(stores.flatMap((one) => [work(one), work(one)]));
    expect(taken).toHaveLength(60);
    expect(new Set(taken).size).toBe(60);
  });

  it('delivers the registrations of one person one after the other, in their order', async () => {
    const first = await storedLead(registration('ada@example.org', 'Engines plc'));
    pass(1);
    const second = await storedLead(registration('Ada@example.org', 'Looms plc'));
    expect(await store.claim(['registration'], second.id)).toBeUndefined();
    const claim = await claimed();
    expect(claim.lead.id).toBe(first.id);
    expect(await store.claim(['registration'])).toBeUndefined();
    await store.settle(claim, { state: 'retrying', error: 'x', delayMs: 5_000 });
    expect(await store.claim(['registration'])).toBeUndefined();
    pass(5_000);
    await store.settle(await claimed(), { state: 'delivered' });
    expect((await claimed()).lead.id).toBe(second.id);
  });

  it('never has two registrations of one person under way, with many claimers', async () => {
    for (let index = 0; index < 20; index += 1) {
      await store.submit(registration('ada@example.org', `Company ${index}`), 'received');
    }
    const stores = [store, await open(), await open()];
    let underWay = 0;
    let most = 0;
    let delivered = 0;
    const work = async (one: LeadStore) => {
      while (delivered < 20) {
        const claim = await one.claim(['registration']);
        if (!claim) continue;
        underWay += 1;
        most = Math.max(most, underWay);
        await one.saveProgress(claim, { personId: 1 });
        underWay -= 1;
        if (await one.settle(claim, { state: 'delivered' })) delivered += 1;
      }
    };
    await Promise.all(stores.map(work));
    expect(most).toBe(1);
    expect(delivered).toBe(20);
  });

  it('takes up a lead whose process died, and lets the old claim change nothing', async () => {
    const lead = await storedLead(registration('ada@example.org'));
    const dead = await claimed();
    expect(await store.claim(['registration'])).toBeUndefined();
    pass(60_001);
    const next = await claimed();
    expect(next.lead).toMatchObject({ id: lead.id, attempts: 2 });
    expect(await store.saveProgress(dead, { personId: 1 })).toBe(false);
    expect(await store.settle(dead, { state: 'delivered' })).toBeUndefined();
    expect(await store.saveProgress(next, { personId: 2 })).toBe(true);
    expect((await leadsIn(store))[0]).toMatchObject({ state: 'delivering', progress: { personId: 2 } });
  });

  it('keeps a lead as long as its progress is saved', async () => {
    await storedLead(registration('ada@example.org'));
    const claim = await claimed();
    pass(50_000);
    await store.saveProgress(claim, { personId: 1 });
    pass(50_000);
    expect(await store.claim(['registration'])).toBeUndefined();
    expect(await store.settle(claim, { state: 'delivered' })).toMatchObject({ state: 'delivered' });
  });

  it('waits until a retry is due, and says when that is', async () => {
    await storedLead(contact('Hello'));
    await store.settle(await claimed(), { state: 'retrying', error: 'down', delayMs: 30_000 });
    expect(await store.nextDueAt(['contact'])).toBe(now() + 30_000);
    expect(await store.nextDueAt(['registration'])).toBeUndefined();
    expect(await store.claim(['contact'])).toBeUndefined();
    pass(30_000);
    expect((await claimed()).lead).toMatchObject({ attempts: 2, lastError: 'down' });
  });

  it('holds what has nowhere to go and lets it go once it has', async () => {
    await storedLead(contact('Hello'));
    await store.submit(registration('ada@example.org'), 'held');
    await store.holdAndRelease(['contact'], ['registration']);
    expect((await leadsIn(store)).map((lead) => [lead.kind, lead.state])).toEqual(
      expect.arrayContaining([
        ['contact', 'held'],
        ['registration', 'received'],
      ]),
    );
  });

  it('holds what was sent out to where nothing is delivered, once nobody takes it', async () => {
    const { id } = await storedLead(contact('Hello'));
    expect(await store.holdAbandoned(['contact'])).toEqual([]);
    pass(10_000);
    expect(await store.holdAbandoned(['registration'])).toEqual([]);
    expect(await store.holdAbandoned(['contact'])).toMatchObject([{ id, state: 'held' }]);
  });

  describe('for staff', () => {
    it('lists by kind, state and time, in order, beyond one page', async () => {
      const others: Promise<unknown>[] = [];
      for (let index = 0; index < 1_100; index += 1) {
        pass(1);
        if (index % 100 === 0) await store.submit(contact(`Message ${index}`), 'held');
        else others.push(store.submit(registration(`p${index}@example.org`), 'received'));
      }
      await Promise.all(others);
      await store.submit(registration('last@example.org'), 'received');
      const leads = await leadsIn(store);
      expect(leads).toHaveLength(1_101);
      expect(leads.map((lead) => lead.createdAt)).toEqual(
        leads.map((lead) => lead.createdAt).sort((a, b) => a - b),
      );
      expect(new Set(leads.map((lead) => lead.id)).size).toBe(1_101);
      expect(await leadsIn(store, { kind: 'contact' })).toHaveLength(11);
      expect(await leadsIn(store, { state: 'held', kind: 'registration' })).toHaveLength(0);
      expect(await leadsIn(store, { since: now() - 9, until: now() + 1 })).not.toHaveLength(0);
      expect(await leadsIn(store, { since: now() + 1 })).toHaveLength(0);
      expect(await leadsIn(store, { email: ' LAST@example.org' })).toHaveLength(1);
      expect(await leadsIn(store, { ids: [] })).toHaveLength(0);
    });

    it('sends chosen leads out again', async () => {
      const lead = await storedLead(contact('Hello'));
      await store.settle(await claimed(), { state: 'rejected', error: 'No' });
      expect(await store.retry({ state: 'rejected' })).toEqual([lead.id]);
      expect((await claimed()).lead.id).toBe(lead.id);
      expect(await store.retry({ ids: [lead.id] })).toEqual([]);
    });

    it('sends a suspected one out when it is meant by its state or its id, not by chance', async () => {
      const lead = (await store.submit(contact('Hello'), 'suspected'))?.lead;
      expect(await store.retry({ kind: 'contact' })).toEqual([]);
      expect(await store.retry({ state: 'suspected' })).toEqual([lead?.id]);
      expect(await leadsIn(store)).toMatchObject([{ state: 'received' }]);
      const other = (await store.submit(contact('Hello again'), 'suspected'))?.lead;
      expect(await store.retry({ ids: [other?.id ?? ''] })).toEqual([other?.id]);
    });

    it('counts the queue and the age of its oldest lead', async () => {
      await storedLead(contact('Hello'));
      await store.submit(registration('ada@example.org'), 'held');
      pass(90_000);
      expect(await store.figures()).toEqual({
        counts: expect.arrayContaining([
          { kind: 'contact', state: 'received', count: 1 },
          { kind: 'registration', state: 'held', count: 1 },
        ]),
        oldestUndeliveredSeconds: 90,
      });
    });
  });
});
