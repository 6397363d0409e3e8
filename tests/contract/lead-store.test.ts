import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lead, Submission } from '../../server/src/leads/lead';
import { type LeadStore, openLeadStore } from '../../server/src/leads/store';
import type { LeadFilter } from '../../server/src/leads/store/reports';
import { startPostgres, type TestPostgres } from './postgres';

const DAY = 24 * 60 * 60 * 1000;
const logger = pino({ level: 'silent' });

let postgres: TestPostgres;

/** How each kind of store is made for one test, and made again as another process would. */
const databases = {
  SQLite: async () => ({ dataDir: mkdtempSync(join(tmpdir(), 'leads-')), databaseUrl: undefined }),
  PostgreSQL: async () => ({ dataDir: '', databaseUrl: await postgres.createDatabase() }),
};

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres?.stop());

function registration(email: string, companyName = 'Engines plc', idempotencyKey?: string): Submission {
  return {
    kind: 'registration',
    idempotencyKey,
    payload: { firstName: 'Ada', lastName: 'King', email, companyName, pipelineId: '7' },
  };
}

function contact(message: string, workEmail = 'ada@example.org'): Submission {
  return {
    kind: 'contact',
    payload: { firstName: 'Ada', lastName: 'King', workEmail, companyName: 'Engines plc', message },
  };
}

async function all(store: LeadStore, filter?: LeadFilter): Promise<Lead[]> {
  const leads: Lead[] = [];
  for await (const lead of store.list(filter)) leads.push(lead);
  return leads;
}

describe.each(Object.entries(databases))('the lead store on %s', (name, create) => {
  let time: number;
  let place: { dataDir: string; databaseUrl: string | undefined };
  let store: LeadStore;
  const opened: LeadStore[] = [];

  async function open(options: { clock?: () => number } = { clock: () => time }): Promise<LeadStore> {
    const one = await openLeadStore(place, { logger, ...options });
    opened.push(one);
    return one;
  }

  beforeEach(async () => {
    time = Date.UTC(2026, 10, 1);
    place = await create();
    store = await open();
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((one) => one.close()));
    if (place.dataDir) rmSync(place.dataDir, { recursive: true });
  });

  async function storedLead(submission: Submission): Promise<Lead> {
    const stored = await store.submit(submission, 'received');
    if (!stored) throw new Error('The key was used before');
    return stored.lead;
  }

  async function claimed(...kinds: Lead['kind'][]) {
    const claim = await store.claim(kinds.length > 0 ? kinds : ['registration', 'contact', 'newsletter']);
    if (!claim) throw new Error('Nothing was due');
    return claim;
  }

  it('gives back what was stored, also to another process', async () => {
    const lead = await storedLead(registration('Ada@example.org'));
    const other = await open();
    expect(await all(other)).toEqual([
      {
        id: lead.id,
        kind: 'registration',
        state: 'received',
        attempts: 0,
        createdAt: time,
        updatedAt: time,
        nextAttemptAt: time,
        deliveredAt: null,
        lastError: null,
        requestId: null,
        progress: {},
        history: [],
        payload: registration('Ada@example.org').payload,
      },
    ]);
  });

  it('keeps every letter of every language', async () => {
    const message = "Zoë 😀 “quoted” \\ ' -- ; drop table leads\n\ttab";
    await store.submit(contact(message), 'received');
    expect((await all(store))[0]?.payload).toMatchObject({ message });
  });

  describe('one lead for one submission', () => {
    it('by the idempotency key, also when all come at once from two processes', async () => {
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
      expect(await all(store)).toHaveLength(1);
    });

    it('by email and company for registrations, whatever the letter case', async () => {
      const lead = await storedLead(registration('ada@example.org', 'Engines plc', 'one'));
      const again = await storedLead(registration('ADA@Example.org', 'engines  PLC', 'two'));
      expect(again.id).toBe(lead.id);
      await store.submit(registration('ada@example.org', 'Looms plc', 'three'), 'received');
      expect(await all(store)).toHaveLength(2);
    });

    it('refuses other words under one key', async () => {
      await store.submit(registration('ada@example.org', 'Engines plc', 'key'), 'received');
      const other = await store.submit(registration('eve@example.org', 'Engines plc', 'key'), 'received');
      expect(other).toBeNull();
      expect(await all(store)).toHaveLength(1);
    });

    it('remembers a key that came with a lead known by other means', async () => {
      await store.submit(registration('ada@example.org', 'Engines plc', 'one'), 'received');
      await store.submit(registration('ada@example.org', 'Engines plc', 'two'), 'received');
      const reused = await store.submit(registration('eve@example.org', 'Engines plc', 'two'), 'received');
      expect(reused).toBeNull();
    });

    it('takes the same contact message for a new one after a day', async () => {
      await store.submit(contact('Any news?'), 'received');
      expect((await store.submit(contact('Any news?'), 'received'))?.isNew).toBe(false);
      expect((await store.submit(contact('Any news at all?'), 'received'))?.isNew).toBe(true);
      time += DAY + 1;
      expect((await store.submit(contact('Any news?'), 'received'))?.isNew).toBe(true);
    });

    it('sends a rejected lead out again when the visitor tries again', async () => {
      const lead = await storedLead(registration('ada@example.org', 'Engines plc', 'key'));
      await store.settle(await claimed(), { state: 'rejected', error: 'No such pipeline' });
      const again = await store.submit(registration('ada@example.org', 'Engines plc', 'key'), 'received');
      expect(again).toMatchObject({
        isNew: true,
        lead: { id: lead.id, state: 'received', lastError: null },
      });
    });
  });

  describe('claims', () => {
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
      time += 1;
      const second = await storedLead(registration('Ada@example.org', 'Looms plc'));
      expect(await store.claim(['registration'], second.id)).toBeUndefined();
      const claim = await claimed();
      expect(claim.lead.id).toBe(first.id);
      expect(await store.claim(['registration'])).toBeUndefined();
      await store.settle(claim, { state: 'retrying', error: 'x', delayMs: 5_000 });
      expect(await store.claim(['registration'])).toBeUndefined();
      time += 5_000;
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
      time += 60_001;
      const next = await claimed();
      expect(next.lead).toMatchObject({ id: lead.id, attempts: 2 });
      expect(await store.saveProgress(dead, { personId: 1 })).toBe(false);
      expect(await store.settle(dead, { state: 'delivered' })).toBeUndefined();
      expect(await store.saveProgress(next, { personId: 2 })).toBe(true);
      expect((await all(store))[0]).toMatchObject({ state: 'delivering', progress: { personId: 2 } });
    });

    it('keeps a lead as long as its progress is saved', async () => {
      await storedLead(registration('ada@example.org'));
      const claim = await claimed();
      time += 50_000;
      await store.saveProgress(claim, { personId: 1 });
      time += 50_000;
      expect(await store.claim(['registration'])).toBeUndefined();
      expect(await store.settle(claim, { state: 'delivered' })).toMatchObject({ state: 'delivered' });
    });

    it('waits until a retry is due, and says when that is', async () => {
      await storedLead(contact('Hello'));
      await store.settle(await claimed(), { state: 'retrying', error: 'down', delayMs: 30_000 });
      expect(await store.nextDueAt(['contact'])).toBe(time + 30_000);
      expect(await store.nextDueAt(['registration'])).toBeUndefined();
      expect(await store.claim(['contact'])).toBeUndefined();
      time += 30_000;
      expect((await claimed()).lead).toMatchObject({ attempts: 2, lastError: 'down' });
    });

    it('holds what has nowhere to go and lets it go once it has', async () => {
      await storedLead(contact('Hello'));
      await store.submit(registration('ada@example.org'), 'held');
      await store.holdAndRelease(['contact'], ['registration']);
      expect((await all(store)).map((lead) => [lead.kind, lead.state])).toEqual(
        expect.arrayContaining([
          ['contact', 'held'],
          ['registration', 'received'],
        ]),
      );
    });
  });

  describe('for staff', () => {
    it('lists by kind, state and time, in order, beyond one page', async () => {
      const others: Promise<unknown>[] = [];
      for (let index = 0; index < 1_100; index += 1) {
        time += 1;
        if (index % 100 === 0) await store.submit(contact(`Message ${index}`), 'held');
        else others.push(store.submit(registration(`p${index}@example.org`), 'received'));
      }
      await Promise.all(others);
      await store.submit(registration('last@example.org'), 'received');
      const leads = await all(store);
      expect(leads).toHaveLength(1_101);
      expect(leads.map((lead) => lead.createdAt)).toEqual(
        leads.map((lead) => lead.createdAt).sort((a, b) => a - b),
      );
      expect(new Set(leads.map((lead) => lead.id)).size).toBe(1_101);
      expect(await all(store, { kind: 'contact' })).toHaveLength(11);
      expect(await all(store, { state: 'held', kind: 'registration' })).toHaveLength(0);
      expect(await all(store, { since: time - 9, until: time + 1 })).not.toHaveLength(0);
      expect(await all(store, { since: time + 1 })).toHaveLength(0);
      expect(await all(store, { email: ' LAST@example.org' })).toHaveLength(1);
      expect(await all(store, { ids: [] })).toHaveLength(0);
    });

    it('sends chosen leads out again', async () => {
      const lead = await storedLead(contact('Hello'));
      await store.settle(await claimed(), { state: 'rejected', error: 'No' });
      expect(await store.retry({ state: 'rejected' })).toEqual([lead.id]);
      expect((await claimed()).lead.id).toBe(lead.id);
      expect(await store.retry({ ids: [lead.id] })).toEqual([]);
    });

    it('counts the queue and the age of its oldest lead', async () => {
      await storedLead(contact('Hello'));
      await store.submit(registration('ada@example.org'), 'held');
      time += 90_000;
      expect(await store.figures()).toEqual({
        counts: expect.arrayContaining([
          { kind: 'contact', state: 'received', count: 1 },
          { kind: 'registration', state: 'held', count: 1 },
        ]),
        oldestUndeliveredSeconds: 90,
      });
    });
  });

  describe('a registration that comes again', () => {
    const again = (firstName: string): Submission => ({
      kind: 'registration',
      payload: {
        firstName,
        lastName: 'King',
        email: 'ADA@example.org',
        companyName: 'Engines plc',
        pipelineId: '7',
      },
    });

    it('stands with its later words, keeps the earlier ones, and goes out again', async () => {
      const lead = await storedLead(registration('ada@example.org'));
      const claim = await claimed();
      await store.saveProgress(claim, { personId: 1, dealId: 2 });
      await store.settle(claim, { state: 'delivered' });
      time += DAY;
      expect(await storedLead(again('Eve'))).toMatchObject({
        id: lead.id,
        state: 'received',
        attempts: 0,
        payload: { firstName: 'Eve', email: 'ADA@example.org' },
        progress: { personId: 1, dealId: 2 },
        history: [{ until: time, payload: { firstName: 'Ada', email: 'ada@example.org' } }],
      });
      expect(await storedLead(again('Eve'))).toMatchObject({ history: [{}] });
      expect(await all(store)).toHaveLength(1);
    });

    it('while it is delivered goes out once more with the later words', async () => {
      await storedLead(registration('ada@example.org'));
      const claim = await claimed();
      expect(await storedLead(again('Eve'))).toMatchObject({ state: 'delivering' });
      expect(await store.settle(claim, { state: 'delivered' })).toMatchObject({ state: 'received' });
      const next = await claimed();
      expect(next.lead.payload).toMatchObject({ firstName: 'Eve' });
      expect(await store.settle(next, { state: 'delivered' })).toMatchObject({ state: 'delivered' });
    });

    it('keeps the wait of one whose provider did not answer', async () => {
      await storedLead(registration('ada@example.org'));
      await store.settle(await claimed(), { state: 'retrying', error: 'silence', delayMs: 30_000 });
      expect(await storedLead(again('Eve'))).toMatchObject({
        state: 'retrying',
        nextAttemptAt: time + 30_000,
        attempts: 1,
      });
    });
  });

  describe('a suspected submission', () => {
    it('is kept apart from the real one, and is never due', async () => {
      await store.submit(registration('ada@example.org'), 'suspected');
      await store.submit(registration('ada@example.org'), 'suspected');
      await store.submit(registration('ada@example.org'), 'received');
      expect((await all(store)).map(({ state }) => state).sort()).toEqual(['received', 'suspected']);
      expect((await claimed()).lead.state).toBe('delivering');
      expect(await store.claim(['registration'])).toBeUndefined();
    });

    it('goes out when staff mean it by its state or its id, not by chance', async () => {
      const lead = (await store.submit(contact('Hello'), 'suspected'))?.lead;
      expect(await store.retry({ kind: 'contact' })).toEqual([]);
      expect(await store.retry({ state: 'suspected' })).toEqual([lead?.id]);
      expect(await all(store)).toMatchObject([{ state: 'received' }]);
      const other = (await store.submit(contact('Hello again'), 'suspected'))?.lead;
      expect(await store.retry({ ids: [other?.id ?? ''] })).toEqual([other?.id]);
    });

    it('is pruned after its own days', async () => {
      const days = { contact: 365, registration: 365, newsletter: 365, suspected: 7 };
      await store.submit(contact('Hello'), 'suspected');
      await store.submit(contact('Hello'), 'held');
      time += 7 * DAY;
      expect(await store.prune(days)).toEqual([]);
      time += 1;
      expect((await store.prune(days)).map(({ state }) => state)).toEqual(['suspected']);
    });
  });

  describe('removal', () => {
    it('erases one person, and keeps a dated record that it did', async () => {
      const lead = await storedLead(registration('ada@example.org', 'Engines plc', 'key'));
      await store.submit(contact('Please call me', 'ADA@example.org'), 'held');
      await store.submit(registration('eve@example.org'), 'received');
      const outcome = await store.saveOutcome({
        form: 'registration',
        result: { status: 'rejected', message: '' },
        values: { email: 'ada@example.org' },
      });
      const { removed, busy } = await store.erase('Ada@Example.org', 'Request 12');
      expect(removed.map((one) => one.id)).toContain(lead.id);
      expect({ removed: removed.length, busy }).toEqual({ removed: 2, busy: 0 });
      expect(await all(store)).toMatchObject([{ payload: { email: 'eve@example.org' } }]);
      expect(await store.erasures('ada@example.org')).toMatchObject([
        { erasedAt: time, reference: 'Request 12', leads: 2 },
      ]);
      expect(await store.erasures('eve@example.org')).toEqual([]);
      expect(await store.readOutcome(outcome)).toBeNull();
      // The key is free again: nothing of the person is left to compare it with.
      expect(
        (await store.submit(registration('ada@example.org', 'Engines plc', 'key'), 'received'))?.isNew,
      ).toBe(true);
    });

    if (name === 'SQLite') {
      it('keeps its files from other users of the machine', async () => {
        await storedLead(contact('Private'));
        const modes = readdirSync(place.dataDir).map(
          (file) => statSync(join(place.dataDir, file)).mode & 0o777,
        );
        expect(new Set(modes)).toEqual(new Set([0o600]));
        expect(readdirSync(place.dataDir)).toContain('leads.db-shm');
      });

      it('leaves no trace of the person in the files', async () => {
        await store.submit(contact('A most particular sentence', 'unmistakable@example.org'), 'held');
        await store.submit(registration('eve@example.org'), 'received');
        await store.erase('unmistakable@example.org');
        for (const file of readdirSync(place.dataDir)) {
          const bytes = readFileSync(join(place.dataDir, file)).toString('latin1');
          expect(bytes, file).not.toMatch(/unmistakable|most particular/);
        }
      });
    }

    it('waits for a lead that is being delivered at this moment', async () => {
      await storedLead(registration('ada@example.org'));
      const claim = await claimed();
      expect(await store.erase('ada@example.org')).toMatchObject({ removed: [], busy: 1 });
      await store.settle(claim, { state: 'delivered' });
      expect(await store.erase('ada@example.org')).toMatchObject({
        removed: [{ id: claim.lead.id }],
        busy: 0,
      });
    });

    it('forgets what is past its retention, but nothing that was never delivered', async () => {
      const days = { contact: 30, registration: 60, newsletter: 60, suspected: 7 };
      await storedLead(contact('Hello'));
      await store.settle(await claimed(), { state: 'delivered' });
      await storedLead(registration('ada@example.org'));
      await store.settle(await claimed(), { state: 'delivered' });
      await storedLead(contact('Still waiting'));
      time += 31 * DAY;
      expect((await store.prune(days)).map((lead) => lead.kind)).toEqual(['contact']);
      time += 31 * DAY;
      expect((await store.prune(days)).map((lead) => lead.kind)).toEqual(['registration']);
      expect(await all(store)).toMatchObject([{ payload: { message: 'Still waiting' } }]);
    });
  });

  it('keeps an outcome for a quarter of an hour, for every process', async () => {
    const outcome = {
      form: 'contact',
      result: { status: 'rejected', message: 'No' },
      values: { message: 'Hi' },
    } as const;
    const id = await store.saveOutcome(outcome);
    const other = await open();
    expect(await other.readOutcome(id)).toEqual(outcome);
    time += 15 * 60_000;
    expect(await other.readOutcome(id)).toBeNull();
  });

  it('does not lose the neighbours of a write that fails', async () => {
    const unwritable = contact('Broken');
    Object.assign(unwritable.payload, {
      toJSON: () => {
        throw new Error('This one cannot be written');
      },
    });
    const [bad, good] = await Promise.allSettled([
      store.submit(unwritable, 'received'),
      store.submit(contact('Hello'), 'received'),
    ]);
    expect([bad?.status, good?.status]).toEqual(['rejected', 'fulfilled']);
    expect(await all(store)).toHaveLength(1);
  });

  it('goes by the real time when no test brings a clock', async () => {
    const real = await open({});
    expect(Math.abs((await real.now()) - Date.now())).toBeLessThan(5_000);
  });
});
