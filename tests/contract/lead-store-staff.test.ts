import { expect, it } from 'vitest';
import { leadsIn } from '../../server/src/testing/leads';
import { advance, claimNext, contact, describeStores, registration, store, submitLead } from './lead-stores';

describeStores('staff commands', () => {
  it('list leads by kind and state, in order, across pages', async () => {
    const others: Promise<unknown>[] = [];
    for (let index = 0; index < 1_100; index += 1) {
      advance(1);
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
    expect(await leadsIn(store, { email: ' LAST@example.org' })).toHaveLength(1);
    expect(await leadsIn(store, { ids: [] })).toHaveLength(0);
  });

  it('retry the selected leads', async () => {
    const lead = await submitLead(contact('Hello'));
    await store.settle(await claimNext(), { state: 'rejected', error: 'No' });
    expect(await store.retry({ state: 'rejected' })).toEqual([lead.id]);
    expect((await claimNext()).lead.id).toBe(lead.id);
    expect(await store.retry({ ids: [lead.id] })).toEqual([]);
  });

  it('retry a suspected lead only when selected by state or id', async () => {
    const lead = (await store.submit(contact('Hello'), 'suspected'))?.lead;
    expect(await store.retry({ kind: 'contact' })).toEqual([]);
    expect(await store.retry({ state: 'suspected' })).toEqual([lead?.id]);
    expect(await leadsIn(store)).toMatchObject([{ state: 'received' }]);
    const other = (await store.submit(contact('Hello again'), 'suspected'))?.lead;
    expect(await store.retry({ ids: [other?.id ?? ''] })).toEqual([other?.id]);
  });

  it('count the queue and report the age of its oldest lead', async () => {
    for (const name of ['bob', 'cleo']) {
      await submitLead(registration(`${name}@example.org`));
      await store.settle(await claimNext(), { state: 'delivered' });
    }
    await submitLead(contact('Hello'));
    await store.submit(registration('ada@example.org'), 'held');
    advance(90_000);
    expect(await store.figures()).toEqual({
      counts: expect.arrayContaining([
        { kind: 'contact', state: 'received', count: 1 },
        { kind: 'registration', state: 'delivered', count: 2 },
        { kind: 'registration', state: 'held', count: 1 },
      ]),
      oldestUndeliveredSeconds: 90,
    });
  });
});
