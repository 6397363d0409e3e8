import { expect, it } from 'vitest';
import { leadsIn } from '../../server/src/testing/leads';
import {
  advance,
  claimNext,
  contact,
  describeStores,
  now,
  open,
  registration,
  store,
  submitLead,
} from './lead-stores';

describeStores('the lead store', () => {
  it('returns a stored lead, also to another process', async () => {
    const lead = await submitLead({ ...registration('Ada@example.org'), requestId: 'request-1' });
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
        requestId: 'request-1',
        progress: {},
        history: [],
        payload: registration('Ada@example.org').payload,
      },
    ]);
  });

  it('preserves every Unicode character', async () => {
    const message = "Zoë 😀 “quoted” \\ ' -- ; drop table leads\n\ttab";
    await store.submit(contact(message), 'received');
    expect((await leadsIn(store))[0]?.payload).toMatchObject({ message });
  });

  it('keeps a suspected submission apart from the real one, and never delivers it', async () => {
    await store.submit(registration('ada@example.org'), 'suspected');
    await store.submit(registration('ada@example.org'), 'suspected');
    await store.submit(registration('ada@example.org'), 'received');
    expect((await leadsIn(store)).map(({ state }) => state).sort()).toEqual(['received', 'suspected']);
    expect((await claimNext()).lead.state).toBe('delivering');
    expect(await store.claim('registration')).toBeUndefined();
  });

  it('keeps an outcome for 15 minutes, for its page only, readable by every process', async () => {
    const outcome = {
      form: 'contact',
      result: { status: 'rejected', message: 'No' },
      values: { message: 'Hi' },
    } as const;
    const id = await store.saveOutcome(outcome, '/company/looms');
    const other = await open();
    expect(await other.readOutcome(id, '/company/looms')).toEqual(outcome);
    expect(await other.readOutcome(id, '/company/engines')).toBeNull();
    advance(15 * 60_000);
    expect(await other.readOutcome(id, '/company/looms')).toBeNull();
  });

  it('keeps the outcome of an address with characters that a database refuses', async () => {
    const outcome = {
      form: 'newsletter',
      result: { status: 'invalid', message: 'No', fields: {} },
      values: { EMAIL: 'ada\0@example.org' },
    } as const;
    const id = await store.saveOutcome(outcome, '/news');
    expect(await store.readOutcome(id, '/news')).toEqual(outcome);
  });

  it('stores the other leads of a batch in which one write fails', async () => {
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

  it('uses the system time by default', async () => {
    const real = await open({});
    expect(Math.abs((await real.now()) - Date.now())).toBeLessThan(5_000);
  });

  it('releases held leads of the kinds that have a destination now', async () => {
    await store.submit(contact('Hello'), 'held');
    await store.submit(registration('ada@example.org'), 'held');
    await store.release(['registration']);
    expect((await leadsIn(store)).map((lead) => [lead.kind, lead.state])).toEqual(
      expect.arrayContaining([
        ['contact', 'held'],
        ['registration', 'received'],
      ]),
    );
  });
});
