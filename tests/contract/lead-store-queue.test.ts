import { expect, it } from 'vitest';
import { type LeadStore, leadStoreOn } from '../../server/src/leads/store';
import { openPostgres } from '../../server/src/leads/store/postgres';
import { openSqlite } from '../../server/src/leads/store/sqlite';
import type { Query } from '../../server/src/storage/statement';
import { leadsIn } from '../../server/src/testing/leads';
import { logger } from '../../server/src/testing/silent-logger';
import {
  advance,
  backend,
  claimNext,
  contact,
  describeStores,
  now,
  open,
  registration,
  store,
  submitLead,
} from './lead-stores';

const HOUR = 60 * 60 * 1000;

const FLOOD = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 5000)
  insert into leads (id, kind, state, attempts, created_at, updated_at, next_attempt_at, email, same_lead_key,
    payload, progress)
  select 'lead-' || n, 'registration', 'received', 0, n, n, n, n || '@example.org', n, '{}', '{}' from numbers`;

describeStores('the queue of leads', () => {
  it('gives each lead to one of many concurrent claimers', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        store.submit(registration(`p${index}@example.org`), 'received'),
      ),
    );
    const stores = [store, await open(), await open()];
    const taken: string[] = [];
    const work = async (one: LeadStore) => {
      for (let idle = 0; idle < 5; ) {
        const claim = await one.claim('registration');
        if (claim) taken.push(claim.lead.id);
        else idle += 1;
      }
    };
    await Promise.all(stores.flatMap((one) => [work(one), work(one)]));
    expect(taken).toHaveLength(60);
    expect(new Set(taken).size).toBe(60);
  });

  it('gives no lead again to who still delivers it, though the clock has leapt over its lease', async () => {
    const { id } = await submitLead(contact('Hello'));
    await claimNext();
    advance(2 * HOUR);
    expect(await store.claim('contact', undefined, [id])).toBeUndefined();
    expect((await store.claim('contact', undefined, ['another']))?.lead.id).toBe(id);
  });

  it('keeps a claim from a server whose clock is behind, or who looked at it a moment before', async () => {
    const { id } = await submitLead(contact('Hello', 'ada@example.org'));
    await claimNext();
    const other = await open({ clock: () => now() - 5_000 });
    expect(await other.claim('contact', id)).toBeUndefined();
    expect(await other.retry({ ids: [id] })).toEqual([]);
    expect(await other.erase('ada@example.org')).toMatchObject({ busy: 1 });
  });

  it('keeps no lead from staff whose lease is of a clock that was put back', async () => {
    advance(10 * HOUR);
    const { id } = await submitLead(contact('Hello', 'ada@example.org'));
    await claimNext();
    advance(-10 * HOUR);
    expect((await store.figures()).oldestUndeliveredSeconds).toBe(10 * 60 * 60);
    expect(await store.retry({ ids: [id] })).toEqual([id]);
    expect((await claimNext()).lead.id).toBe(id);
    advance(-10 * HOUR);
    expect(await store.erase('ada@example.org')).toMatchObject({ busy: 0, removed: [{ id }] });
  });

  it('releases the registrations of one person one at a time, oldest first', async () => {
    const first = await submitLead(registration('ada@example.org', 'Engines plc'));
    advance(1);
    const second = await submitLead(registration('Ada@example.org', 'Looms plc'));
    expect(await store.claim('registration', second.id)).toBeUndefined();
    const claim = await claimNext();
    expect(claim.lead.id).toBe(first.id);
    expect(await store.claim('registration')).toBeUndefined();
    await store.settle(claim, { state: 'retrying', error: 'x', delayMs: 5_000 });
    expect(await store.claim('registration')).toBeUndefined();
    advance(5_000);
    await store.settle(await claimNext(), { state: 'delivered' });
    expect((await claimNext()).lead.id).toBe(second.id);
  });

  it('never gives two registrations of one person to concurrent claimers', async () => {
    for (let index = 0; index < 20; index += 1) {
      await store.submit(registration('ada@example.org', `Company ${index}`), 'received');
    }
    const stores = [store, await open(), await open()];
    let underWay = 0;
    let most = 0;
    let delivered = 0;
    const work = async (one: LeadStore) => {
      while (delivered < 20) {
        const claim = await one.claim('registration');
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

  it('offers a lead again when its lease expires, and ignores the expired claim', async () => {
    const lead = await submitLead(registration('ada@example.org'));
    const dead = await claimNext();
    expect(await store.claim('registration')).toBeUndefined();
    advance(60_001);
    const next = await claimNext();
    expect(next.lead).toMatchObject({ id: lead.id, attempts: 2 });
    expect(await store.saveProgress(dead, { personId: 1 })).toBe(false);
    expect(await store.settle(dead, { state: 'delivered' })).toBeUndefined();
    expect(await store.saveProgress(next, { personId: 2 })).toBe(true);
    expect((await leadsIn(store))[0]).toMatchObject({ state: 'delivering', progress: { personId: 2 } });
  });

  it('offers an expired lead first when an earlier one of the same person is due again', async () => {
    const first = await submitLead(registration('ada@example.org', 'Engines plc'));
    await store.settle(await claimNext(), { state: 'delivered' });
    advance(1);
    const second = await submitLead(registration('ada@example.org', 'Looms plc'));
    await claimNext();
    await submitLead(registration('ada@example.org', 'Engines plc'));
    expect(await store.claim('registration')).toBeUndefined();
    advance(60_001);
    for (const { id } of [second, first]) {
      const claim = await claimNext();
      expect(claim.lead.id).toBe(id);
      await store.settle(claim, { state: 'delivered' });
    }
  });

  it('extends the lease each time progress is saved', async () => {
    await submitLead(registration('ada@example.org'));
    const claim = await claimNext();
    advance(50_000);
    await store.saveProgress(claim, { personId: 1 });
    advance(50_000);
    expect(await store.claim('registration')).toBeUndefined();
    expect(await store.settle(claim, { state: 'delivered' })).toHaveProperty('deliveredAt', now());
  });

  it('withholds a lead until its retry is due', async () => {
    await submitLead(contact('Hello'));
    await store.settle(await claimNext(), { state: 'retrying', error: 'down', delayMs: 30_000 });
    advance(29_999);
    expect(await store.claim('contact')).toBeUndefined();
    advance(1);
    expect((await claimNext()).lead).toMatchObject({ attempts: 2, lastError: 'down' });
  });

  it('claims in the order of an index, and neither reads nor sorts a flood of leads that wait', async () => {
    const { dataDir, databaseUrl } = backend;
    const database = databaseUrl ? openPostgres(databaseUrl, logger) : await openSqlite(dataDir, logger);
    await database.write((transaction) => transaction.query(FLOOD));
    // PostgreSQL does this by itself after a while.
    if (databaseUrl) await database.write((transaction) => transaction.query('analyze leads'));

    const asked: Parameters<Query>[] = [];
    const { claim } = leadStoreOn({
      ...database,
      write: (work) =>
        database.write((transaction, now) => {
          const query: Query = (...statement) => {
            asked.push(statement);
            return transaction.query(...statement);
          };
          return work({ ...transaction, query }, now);
        }),
    });
    expect(await claim('registration')).toMatchObject({ lead: { id: 'lead-1' } });
    const [[sql, values] = ['']] = asked;
    const explain = databaseUrl ? 'explain' : 'explain query plan';
    const plan = JSON.stringify(await database.read(`${explain} ${sql}`, values));
    await database.close();
    expect(plan.match(/leads_waiting/g)).toHaveLength(1);
    expect(plan).not.toMatch(/sort|temp b-tree|seq scan/i);
  });
});
