import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CurrentSheet } from '../../server/src/sheet/open-sheet';
import { registration } from '../../server/src/testing/leads';
import { type FakePipedrive, type PipedriveFault, startFakePipedrive } from '../fakes/pipedrive';
import { type LeadsSite, startLeadsSite } from './leads-site';

const NO = { success: false, error: 'Pipeline not found' };
const REFUSED = { kind: 'status', status: 400, body: NO } as const;

let versions = 0;
const sheetOf = (...rows: [name: string, slug: string, pipeline: string][]): CurrentSheet => ({
  version: String(versions++),
  source: 'sheet',
  values: [['Company name', 'Company slug', 'Pipeline ID'], ...rows],
});

describe('registrations while staff change the sheet', () => {
  let pipedrive: FakePipedrive;
  let site: LeadsSite;
  let sheet: CurrentSheet | null;

  beforeEach(async () => {
    sheet = sheetOf(['Looms & Sons plc', 'looms', '12']);
    pipedrive = await startFakePipedrive();
    const env = { PIPEDRIVE_BASE_URL: pipedrive.url, PIPEDRIVE_API_TOKEN: pipedrive.token };
    site = await startLeadsSite(env, { sheet: { current: () => sheet } });
  });

  afterEach(async () => {
    await site.stop();
    await pipedrive.stop();
  });

  const register = (slug = 'looms') => site.post('/api/registrations', registration('ada@example.org', slug));

  async function registerAndRetry(does: PipedriveFault['does'], change: () => void) {
    pipedrive.faults.push({ at: 'deal', does });
    await register();
    change();
    await site.leads.store.retry({});
    await site.untilDelivered();
  }

  it('go out with the pipeline as it is mended', async () => {
    await registerAndRetry(REFUSED, () => {
      sheet = sheetOf(['Looms and Sons plc', 'looms', '77']);
    });
    expect(pipedrive.deals).toMatchObject([
      { title: 'Interest Registration - Looms and Sons plc', pipeline_id: 77 },
    ]);
  });

  it.each([
    ['is unread', () => null],
    ['has lost the company', () => sheetOf(['Mills plc', 'mills', '8'])],
    ['has lost the pipeline', () => sheetOf(['Looms & Sons plc', 'looms', ''])],
  ])('go out as they came where the sheet %s', async (_how, changed) => {
    await registerAndRetry(REFUSED, () => {
      sheet = changed();
    });
    expect(pipedrive.deals).toMatchObject([
      { title: 'Interest Registration - Looms & Sons plc', pipeline_id: 12 },
    ]);
  });

  it('make one deal where it was made in the old pipeline and its answer was lost', async () => {
    await registerAndRetry({ kind: 'answer-lost' }, () => {
      sheet = sheetOf(['Looms & Sons plc', 'looms', '77']);
    });
    await register();
    await site.untilDelivered();
    expect(pipedrive.deals).toMatchObject([{ pipeline_id: 12 }]);
  });

  it('make a deal for each of two employers with one name', async () => {
    sheet = sheetOf(['Looms', 'looms', '12'], ['Looms', 'looms', '13']);
    for (const slug of ['looms', 'looms-2', 'looms-2', 'looms']) await register(slug);
    expect(await site.stored()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
    expect(pipedrive.persons).toHaveLength(1);
    expect(pipedrive.deals.map((deal) => deal.pipeline_id)).toEqual([12, 13]);
  });

  it.each(['1,024', '0', '-1', '1.5', '1e3', 'NaN', ''])(
    'never go out to pipeline %j',
    async (pipelineId) => {
      const { company: _slug, ...person } = registration('ada@example.org');
      const payload = { ...person, companyName: 'Mills plc', pipelineId };
      await site.leads.store.submit({ kind: 'registration', payload }, 'received');
      await site.wait(0);
      expect(await site.stored()).toMatchObject([
        { state: 'rejected', lastError: 'Pipeline configuration not found. Please try again.' },
      ]);
      expect(pipedrive.calls).toEqual([]);
    },
  );
});
