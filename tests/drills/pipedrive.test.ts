import { expect, it } from 'vitest';
import { company, otherCompany, registration } from '../../server/src/testing/leads';
import type { PipedriveFault } from '../fakes/pipedrive';
import { describeVersions, expectOnce, MINUTE, pipedrive, register, site } from './pipedrive-site';

describeVersions('registrations when Pipedrive fails,', () => {
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

  const steps = ['search', 'person', 'deal'] as const;
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
