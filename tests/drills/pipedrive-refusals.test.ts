import { expect, it } from 'vitest';
import { otherCompany, registration } from '../../server/src/testing/leads';
import {
  describeVersions,
  expectDeliveredOnce,
  MINUTE,
  pipedrive,
  refuse,
  register,
  site,
} from './pipedrive-site';

const steps = ['search', 'person', 'deal'] as const;

describeVersions('registrations that Pipedrive refuses,', ['v2'], () => {
  it.each([
    ['its own error', 'person', { success: false, error: 'Email is blocked' }, 'Email is blocked'],
    ['no words', 'person', { success: false }, 'Failed to create person'],
    ['success but no person', 'person', { success: true, data: {} }, 'Failed to create person in Pipedrive'],
    ['its own error', 'deal', { success: false, error: 'Pipeline not found' }, 'Pipeline not found'],
    ['no words', 'deal', { success: false }, 'Failed to create deal'],
    ['no words', 'search', { success: false }, 'Unknown error occurred'],
  ] as const)(
    'show the visitor and staff the refusal with %s at %s, and staff can retry them',
    async (_name, at, body, error) => {
      pipedrive.faults.push({ at, does: { kind: 'status', status: body.success ? 200 : 400, body } });
      expect(await register()).toEqual({ status: 502, body: { success: false, error } });
      expect(await site.stored()).toMatchObject([{ state: 'rejected', lastError: error }]);
      await site.wait(60 * MINUTE);
      expect(await site.stored()).toMatchObject([{ state: 'rejected' }]);
      await site.leads.store.retry({ state: 'rejected' });
      await site.untilDelivered();
      expectDeliveredOnce();
    },
  );

  const gone: [how: string, change: () => void][] = [
    ['merged', () => Object.assign(pipedrive.persons[0] ?? {}, { id: 7 })],
    ['deleted', () => pipedrive.persons.splice(0)],
  ];

  it.each(gone)(
    'are delivered when the visitor tries again and the person was %s meanwhile',
    async (_how, change) => {
      refuse('deal', 400, 'Pipeline not found');
      expect(await register()).toMatchObject({ status: 502 });
      change();
      await site.wait(MINUTE);
      expect((await register()).body).toMatchObject({ delivery: 'delivered' });
      expectDeliveredOnce();
    },
  );

  it.each(gone)('are delivered when the person is %s before a deal is retried', async (_how, change) => {
    pipedrive.faults.push({ at: 'deal', does: { kind: 'reset' } });
    await register();
    change();
    await site.untilDelivered();
    expectDeliveredOnce();
  });

  it('are delivered with the visitor’s changes, not with the words that were refused', async () => {
    for (let time = 1; time <= 12; time += 1) {
      refuse('person', 400, 'Name is blocked');
      const registered = { ...registration('ada@example.org'), lastName: `Bad ${time}` };
      expect(await site.post('/api/registrations', registered)).toMatchObject({ status: 502 });
    }
    expect((await register()).body).toMatchObject({ delivery: 'delivered' });
    expectDeliveredOnce();
  });

  it('create no second person when the first is not in the search index yet', async () => {
    refuse('deal', 400, 'Pipeline not found');
    await register();
    expect((await register()).body).toMatchObject({ delivery: 'delivered' });
    expectDeliveredOnce();
  });

  it.each(['person', 'deal'] as const)('create no second %s when the answer has no id', async (at) => {
    pipedrive.faults.push({ at, does: { kind: 'no-id' } });
    expect(await register()).toMatchObject({ status: 502 });
    expect(await register()).toMatchObject({ status: 200 });
    expect(await register('ada@example.org', otherCompany.slug)).toMatchObject({ status: 200 });
    await site.untilDelivered();
    expect(pipedrive.persons).toHaveLength(1);
    expect(pipedrive.deals).toHaveLength(2);
  });

  it.each(['person', 'deal'] as const)(
    'are not rejected once the visitor was thanked when the answer of the %s has no id',
    async (at) => {
      pipedrive.faults.push({ at: 'search', does: { kind: 'reset' } }, { at, does: { kind: 'no-id' } });
      expect((await register()).body).toMatchObject({ delivery: 'queued' });
      await site.untilDelivered();
      expectDeliveredOnce();
    },
  );

  const again: [who: string, send: () => Promise<unknown>][] = [
    ['the visitor sends', () => register('ada@example.org', otherCompany.slug)],
    ['staff retry', () => site.leads.store.retry({ email: 'ada@example.org' })],
  ];

  it.each(again)(
    'create no second person when %s an earlier one again while a later one is in doubt',
    async (_who, send) => {
      refuse('person', 400, 'Email is blocked');
      expect(await register('ada@example.org', otherCompany.slug)).toMatchObject({ status: 502 });
      await site.wait(1);
      pipedrive.faults.push({ at: 'person', does: { kind: 'answer-lost' } });
      expect((await register()).body).toMatchObject({ delivery: 'queued' });
      await send();
      await site.wait(0);
      await site.untilDelivered();
      expect(pipedrive.persons).toHaveLength(1);
      expect(pipedrive.deals).toHaveLength(2);
    },
  );

  it('ask for no second deal while the first call may still create it, though staff retry', async () => {
    pipedrive.faults.push({ at: 'deal', does: { kind: 'reset' } });
    expect((await register()).body).toMatchObject({ delivery: 'queued' });
    await site.leads.store.retry({ email: 'ada@example.org' });
    await site.wait(39_000);
    expect(await site.stored()).toMatchObject([{ attempts: 2, state: 'retrying' }]);
    expect(pipedrive.deals).toEqual([]);
    await site.wait(1_000);
    await site.untilDelivered();
    expectDeliveredOnce();
  });

  it('keep and show at most 200 characters of plain text of an error', async () => {
    refuse('deal', 400, `No\r\n\u001b[2J<b class="x">${'x'.repeat(20_000)}</b>`);
    const error = expect.stringMatching(/^No \[2J x{190,200}…$/);
    expect(await register()).toEqual({ status: 502, body: { success: false, error } });
    const [lead] = await site.stored();
    expect(lead).toMatchObject({ state: 'rejected', lastError: error });
    expect([...(lead?.lastError ?? '')]).toHaveLength(200);
  });

  it('show staff that a rejected one was delivered before, and are not delivered twice', async () => {
    await register();
    refuse('search', 422, 'Internal error');
    expect(await register()).toMatchObject({ status: 502, body: { error: 'Internal error' } });
    const rejected = { state: 'rejected', deliveredAt: expect.any(Number), progress: { dealId: 5000 } };
    expect(await site.stored()).toMatchObject([rejected]);
    await site.leads.store.retry({ state: 'rejected' });
    await site.untilDelivered();
    expectDeliveredOnce();
  });

  it.each(steps)('wait after a 500 with its own error at %s, which is about the server', async (at) => {
    refuse(at, 500, 'Internal error', 2);
    expect((await register()).body).toMatchObject({ success: true, delivery: 'queued' });
    await site.wait(MINUTE);
    expect(await site.stored()).toMatchObject([{ state: 'retrying' }]);
    await site.untilDelivered();
    expectDeliveredOnce();
  });

  it('are retried after a 500 that comes when the visitor was already told success', async () => {
    pipedrive.faults.push({ at: 'search', does: { kind: 'silence', ms: 8_000 } });
    refuse('person', 500, 'Internal error');
    expect((await register()).body).toMatchObject({ delivery: 'queued' });
    await expect.poll(async () => (await site.stored())[0]?.state).toBe('retrying');
    await site.untilDelivered();
    expectDeliveredOnce();
  });

  it('answer the visitor in time while an answer drips, and read 1 MB of one that does not end', async () => {
    for (const kind of ['drip', 'flood'] as const) pipedrive.faults.push({ at: 'search', does: { kind } });
    const began = performance.now();
    expect((await register()).body).toMatchObject({ delivery: 'queued' });
    expect(performance.now() - began).toBeLessThan(8_000);
    await expect.poll(async () => (await site.stored())[0]?.state, { timeout: 8_000 }).toBe('retrying');
    await site.wait(MINUTE);
    await expect.poll(() => pipedrive.bytes).toBeGreaterThan(1024 * 1024);
    expect(pipedrive.bytes).toBeLessThan(16 * 1024 * 1024);
    await site.untilDelivered();
    expectDeliveredOnce();
  });
});
