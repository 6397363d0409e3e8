import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { company, otherCompany, registration } from '../../server/src/testing/leads';
import {
  type FakePipedrive,
  type PipedriveFault,
  type PipedriveStep,
  startFakePipedrive,
} from '../fakes/pipedrive';
import { type LeadsSite, startLeadsSite } from './leads-site';

const MINUTE = 60_000;

describe.each(['v2', 'v1'] as const)('registrations when Pipedrive %s fails', (version) => {
  let pipedrive: FakePipedrive;
  let site: LeadsSite;

  beforeEach(async () => {
    pipedrive = await startFakePipedrive();
    site = await startLeadsSite({ ...pipedrive.env, PIPEDRIVE_API_VERSION: version });
  });

  afterEach(async () => {
    await site.stop();
    await pipedrive.stop();
  });

  const register = (email = 'ada@example.org', slug = company.slug) =>
    site.post('/api/registrations', registration(email, slug));

  /** Exactly one person and one deal, joined as they should be, and the credential seen by nobody. */
  function expectOnce() {
    expect(pipedrive.persons).toMatchObject([
      { name: 'Ada King', emails: [{ value: 'ada@example.org', primary: true }] },
    ]);
    expect(pipedrive.deals).toMatchObject([
      {
        title: `Interest Registration - ${company.name}`,
        person_id: pipedrive.persons[0]?.id,
        pipeline_id: Number(company.pipelineId),
      },
    ]);
    expect(pipedrive.calls.some((call) => call.tokenInAddress)).toBe(false);
    expect(site.log()).not.toContain(pipedrive.token);
    expect(site.log()).not.toContain('ada@example.org');
  }

  it('not at all: the visitor hears that it is delivered', async () => {
    expect((await register()).body).toMatchObject({ success: true, delivery: 'delivered' });
    expectOnce();
    expect((await register()).body).toMatchObject({ success: true, delivery: 'delivered' });
    expectOnce();
  });

  it('not at all: who comes again with another name changes nothing there, in as many calls as a new one', async () => {
    const first = await register();
    const calls = pipedrive.calls.length;
    const again = { ...registration('Ada@example.org'), firstName: 'Augusta' };
    const second = await site.post('/api/registrations', again);
    expect({ ...second.body, id: '' }).toEqual({ ...first.body, id: '' });
    expect(pipedrive.calls.length - calls).toBe(calls);
    expectOnce();
    expect(await site.stored()).toMatchObject([
      { state: 'delivered', payload: { firstName: 'Augusta' }, history: [{ payload: { firstName: 'Ada' } }] },
    ]);
  });

  it('not at all: a deal that staff moved to another pipeline is not made twice', async () => {
    await register();
    for (const deal of pipedrive.deals) deal.pipeline_id += 1;
    await register();
    expect(pipedrive.deals).toHaveLength(1);
  });

  it('not at all: the person who is known already is not made again', async () => {
    await register('ada@example.org', otherCompany.slug);
    await register('Ada@example.org', company.slug);
    expect(pipedrive.persons).toHaveLength(1);
    expect(pipedrive.deals.map((deal) => deal.person_id)).toEqual([
      pipedrive.persons[0]?.id,
      pipedrive.persons[0]?.id,
    ]);
  });

  it('not at all, but its API starts elsewhere: as at a company’s own address', async () => {
    pipedrive.root = '/api';
    expect((await register()).body).toMatchObject({ delivery: 'delivered' });
    expectOnce();
  });

  it('not at all: an address that only contains the visitor’s is another person', async () => {
    pipedrive.persons.push({ id: 1, name: 'Other', emails: [{ value: 'xada@example.org', primary: true }] });
    await register();
    expect(pipedrive.deals[0]?.person_id).not.toBe(1);
  });

  const steps: PipedriveStep[] = ['search', 'person', 'deal'];
  const passing: [name: string, does: PipedriveFault['does']][] = [
    ['429', { kind: 'status', status: 429, body: { success: false, error: 'request over limit' } }],
    ['500 without words', { kind: 'status', status: 500, body: '' }],
    ['503 in JSON without an error', { kind: 'status', status: 503, body: { success: false } }],
    ['HTML in place of JSON', { kind: 'html' }],
    ['a reset halfway', { kind: 'reset' }],
    ['an answer lost after the commit', { kind: 'answer-lost' }],
  ];
  const cases = passing.flatMap(([name, does]) => steps.map((at) => [name, at, does] as const));

  it.each(cases)('%s at %s: the visitor hears success, and it is delivered once', async (_name, at, does) => {
    pipedrive.faults.push({ at, does }, { at, does });
    expect(await register()).toMatchObject({ status: 200, body: { success: true, delivery: 'queued' } });
    await site.untilDelivered();
    expectOnce();
  });

  it('a lost answer, and then another while it looks: still one deal', async () => {
    pipedrive.faults.push(
      { at: 'deal', does: { kind: 'answer-lost' } },
      { at: 'deals', does: { kind: 'reset' } },
      { at: 'deals', does: { kind: 'status', status: 502 } },
    );
    await register();
    await site.untilDelivered();
    expectOnce();
  });

  it('a lost answer: nothing is asked before the provider can have finished', async () => {
    pipedrive.faults.push({ at: 'person', does: { kind: 'answer-lost' } });
    await register();
    const calls = pipedrive.calls.length;
    await site.wait(4_900);
    expect(pipedrive.calls).toHaveLength(calls);
    await site.wait(100);
    expect(pipedrive.calls.length).toBeGreaterThan(calls);
    expectOnce();
  });

  it('waits at least as long as Retry-After says, for all registrations', async () => {
    const headers = { 'Retry-After': '120' };
    pipedrive.faults.push({ at: 'search', does: { kind: 'status', status: 429, headers } });
    await register();
    const calls = pipedrive.calls.length;
    expect((await register('eve@example.org')).body).toMatchObject({ delivery: 'queued' });
    await site.wait(119_000);
    expect(pipedrive.calls).toHaveLength(calls);
    await site.wait(1_000);
    await site.untilDelivered();
    expect(pipedrive.deals).toHaveLength(2);
  });

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

  it.each([401, 403, 404, 405, 410])(
    '%i means our token or address: the visitor is thanked, staff are alarmed',
    async (status) => {
      const body = { success: false, error: 'Unknown method .' };
      pipedrive.outage = { kind: 'status', status, body };
      expect((await register()).body).toMatchObject({ success: true, delivery: 'queued' });
      await site.wait(MINUTE);
      expect(await site.stored()).toMatchObject([{ state: 'retrying' }]);
      expect(site.log()).toMatch(
        new RegExp(`"level":(50|"error").*status ${status}: leads wait until staff`),
      );
      pipedrive.outage = undefined;
      await site.untilDelivered();
      expectOnce();
    },
  );

  it('refuses connections for a day: nothing is hammered, nothing lost, nothing doubled', async () => {
    await pipedrive.goDown();
    const people = Array.from({ length: 5 }, (_, index) => `p${index}@example.org`);
    for (const email of people) expect((await register(email)).body).toMatchObject({ delivery: 'queued' });
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) await site.wait(10 * MINUTE);
    const attempts = (await site.stored()).map((lead) => lead.attempts);
    expect(Math.max(...attempts)).toBeLessThan(200);
    await pipedrive.comeBack();
    await site.untilDelivered();
    expect(pipedrive.deals).toHaveLength(5);
    expect(new Set(pipedrive.deals.map((deal) => deal.person_id)).size).toBe(5);
  });
});
