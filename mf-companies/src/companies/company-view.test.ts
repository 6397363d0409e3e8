import type { ServerContext, SheetPayload } from '@sharemore/platform/contract';
import { describe, expect, it } from 'vitest';
import { area } from '../area';
import { loader as directoryLoader } from '../pages/companies/companies-page';
import { loader as companyLoader } from '../pages/company/company-page';
import { serverCompanies } from './company-list';

const values = [
  ['Company', 'Sector', 'Savings account', 'With Sharesave', 'With ShareMore', 'Pipeline ID'],
  ['Tesco', 'Retail', '383', '585', '1,125', '7'],
  ['Marks & Spencer', 'Retail', '', '', '', ''],
];

function serverContext(payload: SheetPayload = { values, source: 'sheet' }): ServerContext {
  return { sheet: () => payload, formOutcome: null, siteUrl: 'https://sharemore.example' };
}

describe('on the server', () => {
  it('the same rows are parsed once', () => {
    const first = serverCompanies(serverContext());
    expect(serverCompanies(serverContext()).companies).toBe(first.companies);
  });

  it('a sheet without companies shows the sample companies', () => {
    expect(serverCompanies(serverContext({ values: [], source: 'sheet' }))).toMatchObject({
      origin: 'built-in',
      companies: { length: 3 },
    });
  });

  it('a company page gets its own company and no other', async () => {
    const { data, init } = await companyLoader({ params: { slug: 'tesco' }, context: serverContext() });
    expect(init?.status).toBe(200);
    expect(data).toEqual({
      slug: 'tesco',
      name: 'Tesco',
      view: {
        chart: { savingsAccount: 383, withShareSave: 585, withShareMore: 1125 },
        analysts: { buy: 0, hold: 0, sell: 0 },
        pipelineId: '7',
        sector: 'Retail',
        origin: 'sheet',
      },
    });
  });

  it('a slug that no company has is a 404 with a page', async () => {
    const { data, init } = await companyLoader({ params: { slug: 'nobody' }, context: serverContext() });
    expect(init?.status).toBe(404);
    expect(data).toEqual({ slug: 'nobody', name: 'Nobody', view: null });
  });

  it('the directory gets the cards of its page', () => {
    const request = new Request('https://sharemore.example/companies?q=tes');
    expect(directoryLoader({ request, context: serverContext() })).toMatchObject({
      filters: { q: 'tes', page: 1 },
      page: { matching: 1, total: 2, cards: [{ name: 'Tesco', slug: 'tesco' }] },
    });
  });

  it('the sitemap names every company', async () => {
    expect(await area.sitemap?.(serverContext())).toEqual([
      { path: '/company/marks--spencer' },
      { path: '/company/tesco' },
    ]);
  });
});
