import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CurrentSheet } from '../../server/src/sheet/open-sheet';
import { company, registration } from '../../server/src/testing/leads';
import { type FakePipedrive, type PipedriveFault, startFakePipedrive } from '../fakes/pipedrive';
import { type LeadsSite, startLeadsSite } from './leads-site';

const REFUSED = {
  kind: 'status',
  status: 400,
  body: { success: false, error: 'Pipeline not found' },
} as const;

let versions = 0;
const sheetOf = (...rows: [name: string, slug: string, pipeline: string][]): CurrentSheet => ({
  version: String(versions++),
  source: 'sheet',
  values: [['Company name', 'Company slug', 'Pipeline ID'], ...rows],
});

const live = sheetOf(['Looms & Sons plc', 'looms', '12']);
let pipedrive: FakePipedrive;
let site: LeadsSite;
let sheet: CurrentSheet | null;

beforeEach(async () => {
  pipedrive = await startFakePipedrive();
  site = await startLeadsSite(pipedrive.env, { sheet: { current: () => sheet } });
});

afterEach(async () => {
  await site.stop();
  await pipedrive.stop();
});

function expectOneDeal(name = 'Looms & Sons plc', pipeline = 12) {
  expect(pipedrive.persons).toHaveLength(1);
  expect(pipedrive.deals).toMatchObject([
    { title: `Interest Registration - ${name}`, pipeline_id: pipeline },
  ]);
}

const register = (slug = 'looms') => site.post('/api/registrations', registration('ada@example.org', slug));

describe('registrations while staff change the sheet', () => {
  beforeEach(() => {
    sheet = live;
  });

  async function registerAndRetry(does: PipedriveFault['does'], change: () => void) {
    pipedrive.faults.push({ at: 'deal', does });
    await register();
    change();
    await site.leads.store.retry({});
    await site.untilDelivered();
  }

  it('are retried with the corrected pipeline', async () => {
    await registerAndRetry(REFUSED, () => {
      sheet = sheetOf(['Looms and Sons plc', 'looms', '77']);
    });
    expectOneDeal('Looms and Sons plc', 77);
  });

  it.each([
    ['was never read', () => null],
    ['no longer has the company', () => sheetOf(['Mills plc', 'mills', '8'])],
    ['no longer has the pipeline', () => sheetOf(['Looms & Sons plc', 'looms', ''])],
  ])('are retried with the original pipeline when the sheet %s', async (_how, changed) => {
    await registerAndRetry(REFUSED, () => {
      sheet = changed();
    });
    expectOneDeal();
  });

  it('make no second deal when the response for the old pipeline’s deal was lost', async () => {
    await registerAndRetry({ kind: 'answer-lost' }, () => {
      sheet = sheetOf(['Looms & Sons plc', 'looms', '77']);
    });
    await register();
    await site.untilDelivered();
    expect(pipedrive.deals).toMatchObject([{ pipeline_id: 12 }]);
  });

  it('make no second deal after staff changed the slug, and as many calls as for a stranger', async () => {
    await register();
    const calls = pipedrive.calls.length;
    sheet = sheetOf(['Looms & Sons plc', 'looms-and-sons', '12']);
    await register('looms-and-sons');
    expect(await site.stored()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
    expectOneDeal();
    expect(pipedrive.calls).toHaveLength(2 * calls);
  });

  it('make as many calls for somebody whom the CRM knows as for a stranger', async () => {
    await register();
    const calls = pipedrive.calls.length;
    sheet = sheetOf(['Mills plc', 'mills', '13']);
    await register('mills');
    expect(pipedrive.deals).toHaveLength(2);
    expect(pipedrive.calls).toHaveLength(2 * calls);
  });

  it('make one deal for each of two employers with the same name', async () => {
    sheet = sheetOf(['Looms', 'looms', '12'], ['Looms', 'looms', '13']);
    for (const slug of ['looms', 'looms-2', 'looms-2', 'looms']) await register(slug);
    expect(await site.stored()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
    expect(pipedrive.persons).toHaveLength(1);
    expect(pipedrive.deals.map((deal) => deal.pipeline_id)).toEqual([12, 13]);
  });

  it.each(['1,024', '0', '-1', '1.5', '1e3', 'NaN', ''])(
    'are never sent to the invalid pipeline %j',
    async (pipelineId) => {
      const { company: companySlug, ...person } = registration('ada@example.org');
      const payload = { ...person, companyName: 'Mills plc', companySlug, pipelineId };
      await site.leads.store.submit({ kind: 'registration', payload }, 'received');
      await site.wait(0);
      expect(await site.stored()).toMatchObject([
        { state: 'rejected', lastError: 'Pipeline configuration not found. Please try again.' },
      ]);
      expect(pipedrive.calls).toEqual([]);
    },
  );
});

describe('registrations while the live sheet was never read', () => {
  beforeEach(() => {
    sheet = null;
  });

  const queued = { status: 200, body: { success: true, delivery: 'queued' } };

  it('are queued, and delivered with the pipeline of the sheet once it is read', async () => {
    expect(await register('looms')).toMatchObject(queued);
    await site.wait(60_000);
    expect(pipedrive.calls).toEqual([]);
    expect(await site.stored()).toMatchObject([
      { state: 'retrying', payload: { companyName: 'looms' }, lastError: 'The company sheet was never read' },
    ]);
    sheet = live;
    await site.untilDelivered();
    expectOneDeal();
  });

  it('are rejected, and never reach the CRM, for a sample company', async () => {
    expect(await register(company.slug)).toMatchObject(queued);
    sheet = live;
    await site.wait(60_000);
    expect(await site.stored()).toMatchObject([
      { state: 'rejected', lastError: 'Pipeline configuration not found. Please try again.' },
    ]);
    expect(pipedrive.calls).toEqual([]);
  });

  it.each([0, 60_000])('make one deal when repeated %i ms after the sheet was read', async (ms) => {
    await register('looms');
    sheet = live;
    await site.wait(ms);
    await register('looms');
    await site.untilDelivered();
    expect(await site.stored()).toHaveLength(1);
    expectOneDeal();
  });

  it('make one person when the search for an earlier deal breaks', async () => {
    Object.assign(pipedrive, { indexDelayMs: 30_000, now: site.now });
    await register('looms');
    sheet = live;
    pipedrive.faults.push({ at: 'deals', does: { kind: 'reset' } });
    await site.wait(5_000);
    await site.wait(5_000);
    expect(await site.stored()).toMatchObject([{ state: 'delivered' }]);
    expectOneDeal();
  });

  it('make one deal when they repeat an earlier registration', async () => {
    sheet = live;
    await register('looms');
    sheet = null;
    expect(await register('looms')).toMatchObject({ status: 200 });
    await site.untilDelivered();
    expectOneDeal();
  });

  it('are rejected without a company', async () => {
    expect(await register('')).toMatchObject({ status: 422 });
    expect(await site.stored()).toEqual([]);
  });
});
