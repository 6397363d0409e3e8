import { describe, expect, it } from 'vitest';
import type { Submission } from '../../server/src/leads/lead';
import { leadsIn } from '../../server/src/testing/leads';
import {
  claimed,
  contact,
  DAY,
  describeStores,
  now,
  open,
  pass,
  registration,
  store,
  storedLead,
} from './lead-stores';

describeStores('the lead store', () => {
  it('gives back what was stored, also to another process', async () => {
    const lead = await storedLead(registration('Ada@example.org'));
    const other = await open();
    expect(await leadsIn(other)).toEqual([
      {
        id: lead.id,
        kind: 'registration',
        state: 'received',
        attempts: 0,
        createdAt: now(),
        updatedAt: now(),
        nextAttemptAt: now(),
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
    expect((await leadsIn(store))[0]?.payload).toMatchObject({ message });
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
      expect(await leadsIn(store)).toHaveLength(1);
    });

    it('by email and company for registrations, whatever the letter case', async () => {
      const lead = await storedLead(registration('ada@example.org', 'Engines plc', 'one'));
      const again = await storedLead(registration('ADA@Example.org', 'engines  PLC', 'two'));
      expect(again.id).toBe(lead.id);
      await store.submit(registration('ada@example.org', 'Looms plc', 'three'), 'received');
      expect(await leadsIn(store)).toHaveLength(2);
    });

    it('by slug where two employers have one name', async () => {
      const at = (slug: string) => storedLead(registration('ada@example.org', 'Looms', undefined, slug));
      const leads = [await at('looms'), await at('looms-2'), await at('looms'), await at('looms-2')];
      expect(new Set(leads.map(({ id }) => id)).size).toBe(2);
    });

    it('by name where an older version stored it without its slug, and by its key', async () => {
      const one = await storedLead(registration('ada@example.org', 'Looms', 'key'));
      const again = await storedLead(registration('ada@example.org', 'Looms', 'key', 'looms'));
      expect(again.id).toBe(one.id);
    });

    it('refuses other words under one key', async () => {
      await store.submit(registration('ada@example.org', 'Engines plc', 'key'), 'received');
      const other = await store.submit(registration('eve@example.org', 'Engines plc', 'key'), 'received');
      expect(other).toBeNull();
      expect(await leadsIn(store)).toHaveLength(1);
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
      pass(DAY + 1);
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
      pass(DAY);
      expect(await storedLead(again('Eve'))).toMatchObject({
        id: lead.id,
        state: 'received',
        attempts: 0,
        payload: { firstName: 'Eve', email: 'ADA@example.org' },
        progress: { personId: 1, dealId: 2 },
        history: [{ until: now(), payload: { firstName: 'Ada', email: 'ada@example.org' } }],
      });
      expect(await storedLead(again('Eve'))).toMatchObject({ history: [{}] });
      expect(await leadsIn(store)).toHaveLength(1);
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
        nextAttemptAt: now() + 30_000,
        attempts: 1,
      });
    });
  });

  it('keeps a suspected submission apart from the real one, and never has it due', async () => {
    await store.submit(registration('ada@example.org'), 'suspected');
    await store.submit(registration('ada@example.org'), 'suspected');
    await store.submit(registration('ada@example.org'), 'received');
    expect((await leadsIn(store)).map(({ state }) => state).sort()).toEqual(['received', 'suspected']);
    expect((await claimed()).lead.state).toBe('delivering');
    expect(await store.claim(['registration'])).toBeUndefined();
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
    pass(15 * 60_000);
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
    expect(await leadsIn(store)).toHaveLength(1);
  });

  it('goes by the real time when no test brings a clock', async () => {
    const real = await open({});
    expect(Math.abs((await real.now()) - Date.now())).toBeLessThan(5_000);
  });
});
