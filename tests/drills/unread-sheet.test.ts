import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CurrentSheet } from '../../server/src/sheet/open-sheet';
import { company, registration } from '../../server/src/testing/leads';
import { type FakePipedrive, startFakePipedrive } from '../fakes/pipedrive';
import { type LeadsSite, startLeadsSite } from './leads-site';

const LIVE: CurrentSheet = {
  version: 'one',
  source: 'sheet',
  values: [
    ['Company name', 'Company slug', 'Pipeline ID'],
    ['Looms & Sons plc', 'looms', '12'],
  ],
};

describe('registrations while the live sheet was never read', () => {
  let pipedrive: FakePipedrive;
  let site: LeadsSite;
  let sheet: CurrentSheet | null;

  beforeEach(async () => {
    sheet = null;
    pipedrive = await startFakePipedrive();
    const env = { PIPEDRIVE_BASE_URL: pipedrive.url, PIPEDRIVE_API_TOKEN: pipedrive.token };
    site = await startLeadsSite(env, { sheet: { current: () => sheet } });
  });

  afterEach(async () => {
    await site.stop();
    await pipedrive.stop();
  });

  const register = (slug: string) => site.post('/api/registrations', registration('ada@example.org', slug));
  const queued = { status: 200, body: { success: true, delivery: 'queued' } };

  function expectOneDeal() {
    expect(pipedrive.persons).toHaveLength(1);
    expect(pipedrive.deals).toMatchObject([
      { title: 'Interest Registration - Looms & Sons plc', pipeline_id: 12 },
    ]);
  }

  it('are thanked, wait, and go out with the pipeline of the sheet', async () => {
    expect(await register('looms')).toMatchObject(queued);
    await site.wait(60_000);
    expect(pipedrive.calls).toEqual([]);
    expect(await site.stored()).toMatchObject([
      { state: 'retrying', payload: { companyName: 'looms' }, lastError: 'The company sheet was never read' },
    ]);
    sheet = LIVE;
    await site.untilDelivered();
    expectOneDeal();
  });

  it('for an invented company of the samples never reach the CRM: staff decide', async () => {
    expect(await register(company.slug)).toMatchObject(queued);
    sheet = LIVE;
    await site.wait(60_000);
    expect(await site.stored()).toMatchObject([
      { state: 'rejected', lastError: 'Pipeline configuration not found. Please try again.' },
    ]);
    expect(pipedrive.calls).toEqual([]);
  });

  it.each([0, 60_000])('that come again once it is read, %i ms later, make one deal', async (ms) => {
    await register('looms');
    sheet = LIVE;
    await site.wait(ms);
    await register('looms');
    await site.untilDelivered();
    expect(await site.stored()).toHaveLength(1);
    expectOneDeal();
  });

  it('that repeat one from before make one deal', async () => {
    sheet = LIVE;
    await register('looms');
    sheet = null;
    expect(await register('looms')).toMatchObject({ status: 200 });
    await site.untilDelivered();
    expectOneDeal();
  });

  it('without a company are refused', async () => {
    expect(await register('')).toMatchObject({ status: 422 });
    expect(await site.stored()).toEqual([]);
  });
});
