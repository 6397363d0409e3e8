import { expect, it } from 'vitest';
import { describeVersions, expectOnce, MINUTE, pipedrive, register, site } from './pipedrive-site';

const steps = ['search', 'person', 'deal'] as const;

describeVersions('registrations when Pipedrive says no,', (version) => {
  it.each([
    ['its own error', 'person', { success: false, error: 'Email is blocked' }, 'Email is blocked'],
    ['no words', 'person', { success: false }, 'Failed to create person'],
    ['success but no person', 'person', { success: true, data: {} }, 'Failed to create person in Pipedrive'],
    ['its own error', 'deal', { success: false, error: 'Pipeline not found' }, 'Pipeline not found'],
    ['no words', 'deal', { success: false }, 'Failed to create deal'],
    ['no words', 'search', { success: false }, 'Unknown error occurred'],
  ] as const)(
    'says no with %s at %s: the visitor hears it, staff see it, and can send it again',
    async (_name, at, body, error) => {
      pipedrive.faults.push({ at, does: { kind: 'status', status: body.success ? 200 : 400, body } });
      expect(await register()).toEqual({ status: 502, body: { success: false, error } });
      expect(await site.stored()).toMatchObject([{ state: 'rejected', lastError: error }]);
      await site.wait(60 * MINUTE);
      expect(await site.stored()).toMatchObject([{ state: 'rejected' }]);
      await site.leads.store.retry({ state: 'rejected' });
      await site.untilDelivered();
      expectOnce();
    },
  );

  const gone: [how: string, change: () => void][] = [
    ['merged', () => Object.assign(pipedrive.persons[0] ?? {}, { id: 7 })],
    ['deleted', () => pipedrive.persons.splice(0)],
  ];

  it.each(gone)('a person who is %s after a refusal does not hold the lead up', async (_how, change) => {
    const body = { success: false, error: 'Pipeline not found' };
    pipedrive.faults.push({ at: 'deal', does: { kind: 'status', status: 400, body } });
    expect(await register()).toMatchObject({ status: 502 });
    change();
    await site.wait(MINUTE);
    expect((await register()).body).toMatchObject({ delivery: 'delivered' });
    expectOnce();
  });

  it.each(gone)('a person who is %s while a deal is in doubt: staff send it again', async (_how, change) => {
    pipedrive.faults.push({ at: 'deal', does: { kind: 'reset' } });
    await register();
    change();
    await site.wait(MINUTE);
    expect(await site.stored()).toMatchObject([{ state: 'rejected', lastError: 'Person not found.' }]);
    await site.leads.store.retry({ state: 'rejected' });
    await site.wait(0);
    expect(await site.stored()).toMatchObject([{ state: 'delivered' }]);
    expectOnce();
    expect(pipedrive.calls.every(({ path }) => path.startsWith(version === 'v1' ? '/v1/' : '/api/v2/'))).toBe(
      true,
    );
  });

  it('a person who was just made and is not found yet is not made again after a refusal', async () => {
    const body = { success: false, error: 'Pipeline not found' };
    pipedrive.faults.push({ at: 'deal', does: { kind: 'status', status: 400, body } });
    await register();
    pipedrive.faults.push({ at: 'search', does: { kind: 'status', status: 200, body: { success: true } } });
    expect((await register()).body).toMatchObject({ delivery: 'delivered' });
    expectOnce();
  });

  it('says no at length and over several lines: one short line is kept and passed on', async () => {
    const body = { success: false, error: `No\r\n\u001b[2J${'x'.repeat(20_000)}` };
    pipedrive.faults.push({ at: 'deal', does: { kind: 'status', status: 400, body } });
    const error = expect.stringMatching(/^No \[2Jx{200,300}…$/);
    expect(await register()).toEqual({ status: 502, body: { success: false, error } });
    expect(await site.stored()).toMatchObject([{ state: 'rejected', lastError: error }]);
  });

  it('500 with the provider’s own error is a no, and pressing the button again tries again', async () => {
    const body = { success: false, error: 'Deal limit reached' };
    pipedrive.faults.push({ at: 'deal', does: { kind: 'status', status: 500, body } });
    expect(await register()).toEqual({ status: 502, body: { success: false, error: 'Deal limit reached' } });
    expect(await register()).toMatchObject({ status: 200, body: { delivery: 'delivered' } });
    expect(await site.stored()).toHaveLength(1);
    expectOnce();
  });

  it.each(steps)('500 with its own error at %s is no end for who was thanked', async (at) => {
    await pipedrive.goDown();
    expect((await register()).body).toMatchObject({ delivery: 'queued' });
    await pipedrive.comeBack();
    const body = { success: false, error: 'Internal error' };
    const does = { kind: 'status', status: 500, body } as const;
    pipedrive.faults.push({ at, does }, { at, does });
    await site.wait(MINUTE);
    expect(await site.stored()).toMatchObject([{ state: 'retrying' }]);
    await site.untilDelivered();
    expectOnce();
  });

  it('500 with its own error after 7 s comes too late for the visitor, who was thanked', async () => {
    const body = { success: false, error: 'Internal error' };
    pipedrive.faults.push(
      { at: 'search', does: { kind: 'silence', ms: 8_000 } },
      { at: 'person', does: { kind: 'status', status: 500, body } },
    );
    expect((await register()).body).toMatchObject({ delivery: 'queued' });
    await expect.poll(async () => (await site.stored())[0]?.state, { timeout: 5_000 }).toBe('retrying');
    await site.untilDelivered();
    expectOnce();
  });
});
