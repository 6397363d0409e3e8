import { expect, it } from 'vitest';
import { company, otherCompany, registration } from '../../server/src/testing/leads';
import type { PipedriveFault } from '../fakes/pipedrive';
import { describeVersions, expectDeliveredOnce, MINUTE, pipedrive, register, site } from './pipedrive-site';

describeVersions('registrations,', ['v2', 'v1'], () => {
  it('are delivered once, also when repeated', async () => {
    expect((await register()).body).toMatchObject({ success: true, delivery: 'delivered' });
    expectDeliveredOnce();
    expect((await register()).body).toMatchObject({ success: true, delivery: 'delivered' });
    expectDeliveredOnce();
  });

  it('make the same calls, and change nothing in Pipedrive, when repeated with another name', async () => {
    const first = await register();
    const calls = pipedrive.calls.length;
    const again = { ...registration('Ada@example.org'), firstName: 'Augusta' };
    const second = await site.post('/api/registrations', again);
    expect({ ...second.body, id: '' }).toEqual({ ...first.body, id: '' });
    expect(pipedrive.calls.length - calls).toBe(calls);
    expectDeliveredOnce();
    expect(await site.stored()).toMatchObject([
      { state: 'delivered', payload: { firstName: 'Augusta' }, history: [{ payload: { firstName: 'Ada' } }] },
    ]);
  });

  it('make no second person for another company, whom the search does not find yet', async () => {
    await register('ada@example.org', otherCompany.slug);
    await register('Ada@example.org', company.slug);
    expect(pipedrive.persons).toHaveLength(1);
    expect(pipedrive.deals.map((deal) => deal.person_id)).toEqual([
      pipedrive.persons[0]?.id,
      pipedrive.persons[0]?.id,
    ]);
  });

  it('are delivered to an API below /api, as at a company’s own address', async () => {
    pipedrive.root = '/api';
    expect((await register()).body).toMatchObject({ delivery: 'delivered' });
    expectDeliveredOnce();
  });

  it('do not match a person whose email only contains the visitor’s', async () => {
    pipedrive.persons.push({ id: 1, name: 'Other', emails: [{ value: 'xada@example.org', primary: true }] });
    await register();
    expect(pipedrive.deals[0]?.person_id).not.toBe(1);
  });

  const steps = ['search', 'person', 'deal'] as const;
  const transient: [name: string, does: PipedriveFault['does']][] = [
    ['429', { kind: 'status', status: 429, body: { success: false, error: 'request over limit' } }],
    ['500 without words', { kind: 'status', status: 500, body: '' }],
    ['503 in JSON without an error', { kind: 'status', status: 503, body: { success: false } }],
    ['HTML in place of JSON', { kind: 'html' }],
    ['a reset halfway', { kind: 'reset' }],
    ['a response lost after the commit', { kind: 'answer-lost' }],
  ];
  const cases = transient.flatMap(([name, does]) => {
    // What answers mean is one rule for all steps; whether a step had its effect is not.
    const at = does.kind === 'answer-lost' || does.kind === 'reset' ? steps : (['deal'] as const);
    return at.map((step) => [name, step, does] as const);
  });

  it.each(cases)('are queued and delivered once after %s at %s', async (_name, at, does) => {
    pipedrive.faults.push({ at, does }, { at, does });
    expect(await register()).toMatchObject({ status: 200, body: { success: true, delivery: 'queued' } });
    await site.untilDelivered();
    expectDeliveredOnce();
  });

  it.each([{}, { success: true }])(
    'make no second person and deal when repeated and the search answers %j',
    async (body) => {
      await register();
      await site.wait(MINUTE);
      pipedrive.faults.push({ at: 'search', does: { kind: 'status', status: 200, body } });
      await register();
      await site.untilDelivered();
      expectDeliveredOnce();
    },
  );

  it('make one deal when its response and the check for it are lost', async () => {
    pipedrive.faults.push(
      { at: 'deal', does: { kind: 'answer-lost' } },
      { at: 'deals', does: { kind: 'reset' } },
      { at: 'deals', does: { kind: 'status', status: 502 } },
    );
    await register();
    await site.untilDelivered();
    expectDeliveredOnce();
  });

  it('make no second deal of a person with more deals than one call lists', async () => {
    await register('ada@example.org', otherCompany.slug);
    const [first] = pipedrive.deals;
    for (let id = 1; first && id <= 600; id += 1) pipedrive.deals.push({ ...first, id, title: `Deal ${id}` });
    pipedrive.faults.push({ at: 'deal', does: { kind: 'answer-lost' } });
    await register();
    await site.untilDelivered();
    expect(pipedrive.deals).toHaveLength(602);
  });

  it('wait after a lost response until the search finds what the call may have created', async () => {
    pipedrive.faults.push({ at: 'person', does: { kind: 'answer-lost' } });
    await register();
    const calls = pipedrive.calls.length;
    await site.wait(39_000);
    expect(pipedrive.calls).toHaveLength(calls);
    await site.wait(MINUTE);
    expect(pipedrive.calls.length).toBeGreaterThan(calls);
    expectDeliveredOnce();
  });

  it('all wait at least as long as Retry-After says', async () => {
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

  it('wait as long as the longest Retry-After of several answers says', async () => {
    await pipedrive.goDown();
    for (const email of ['ada@example.org', 'eve@example.org']) await register(email);
    await pipedrive.comeBack();
    for (const seconds of ['120', '1']) {
      const headers = { 'Retry-After': seconds };
      pipedrive.faults.push({ at: 'search', does: { kind: 'status', status: 429, headers } });
    }
    await site.wait(MINUTE);
    const calls = pipedrive.calls.length;
    await site.wait(MINUTE);
    expect(pipedrive.calls).toHaveLength(calls);
    await site.untilDelivered();
    expect(pipedrive.deals).toHaveLength(2);
  });

  it.each([
    [401, 'PIPEDRIVE_API_TOKEN, or what its user may do'],
    [402, 'the plan or its payment, at the account of PIPEDRIVE_API_TOKEN'],
    [403, 'PIPEDRIVE_API_TOKEN, or what its user may do'],
    [404, 'PIPEDRIVE_BASE_URL'],
    [405, 'PIPEDRIVE_BASE_URL'],
    [301, 'PIPEDRIVE_BASE_URL'],
  ])('wait for days while it answers %i to all, with one error for staff', async (status, mend) => {
    const waiting = async () => (await site.leads.metrics.scrape()).includes('staff{kind="regis');
    const body = { success: false, error: 'Your subscription of £490 is overdue' };
    pipedrive.outage = {
      kind: 'status',
      status,
      body,
      headers: { Location: pipedrive.env.PIPEDRIVE_BASE_URL },
    };
    const answer = await register();
    expect(answer.body).toMatchObject({ success: true, delivery: 'queued' });
    for (let hours = 0; hours < 48; hours += 12) await site.wait(12 * 60 * MINUTE);
    expect(await site.stored()).toMatchObject([{ state: 'retrying' }]);
    const line = `Pipedrive answered ${status}: staff must mend ${mend}; until then all is kept and tried again`;
    expect(site.log().split(line)).toHaveLength(2);
    expect(site.log()).not.toContain('£490');
    expect(await waiting()).toBe(true);
    pipedrive.outage = undefined;
    await site.untilDelivered();
    expectDeliveredOnce();
    expect(await waiting()).toBe(false);
  });

  it('are delivered once, after few attempts, when Pipedrive was down for a day', async () => {
    await pipedrive.goDown();
    const people = Array.from({ length: 5 }, (_, index) => `p${index}@example.org`);
    for (const email of people) expect((await register(email)).body).toMatchObject({ delivery: 'queued' });
    for (let minutes = 0; minutes < 24 * 60; minutes += 15) await site.wait(15 * MINUTE);
    const attempts = (await site.stored()).map((lead) => lead.attempts);
    expect(Math.max(...attempts)).toBeLessThan(200);
    await pipedrive.comeBack();
    await site.untilDelivered();
    expect(pipedrive.deals).toHaveLength(5);
    expect(new Set(pipedrive.deals.map((deal) => deal.person_id)).size).toBe(5);
  });
});
