import { type CompanyList, parseCompanies } from '@sharemore/platform/companies';
import type { ServerContext, SheetPayload } from '@sharemore/platform/contract';
import { describe, expect, it, vi } from 'vitest';
import { area } from '../area';
import { loader as directoryLoader } from '../pages/companies/companies-page';
import { loader as companyLoader } from '../pages/company/company-page';
import { knownCompanies, loadCompanies } from './browser-companies';
import { serverCompanies } from './company-list';
import { loadCompany } from './company-view';

vi.mock('./browser-companies', () => ({ knownCompanies: vi.fn(), loadCompanies: vi.fn() }));

const values = [
  ['Company', 'Sector', 'Savings account', 'With Sharesave', 'With ShareMore', 'Pipeline ID', 'UK employees'],
  ['Marlowick', 'Retail', '383', '585', '1,125', '7', '41,000'],
  ['Hollin & Thrale', 'Retail', '', '', '', '', ''],
];

function serverContext(payload: SheetPayload = { values, source: 'sheet' }): ServerContext {
  const hasPassed = (time: number) => time <= Date.now();
  return { sheet: () => payload, siteUrl: 'https://sharemore.example', hasPassed };
}

describe('on the server', () => {
  it('parses the same rows once', () => {
    const first = serverCompanies(serverContext());
    expect(serverCompanies(serverContext()).companies).toBe(first.companies);
  });

  it('falls back to the built-in companies for an empty sheet', () => {
    expect(serverCompanies(serverContext({ values: [], source: 'sheet' }))).toMatchObject({
      origin: 'built-in',
      companies: { length: 3 },
    });
  });

  it('gives a company page its own company only', () => {
    const { data, init } = companyLoader({ params: { slug: 'marlowick' }, context: serverContext() });
    expect(init?.status).toBe(200);
    expect(data).toEqual({
      slug: 'marlowick',
      name: 'Marlowick',
      view: {
        name: 'Marlowick',
        chart: { savingsAccount: 383, withShareSave: 585, withShareMore: 1125 },
        hasOutcomes: true,
        analysts: { buy: 0, hold: 0, sell: 0 },
        isOpen: true,
        priceChange3Year: 0,
        sector: 'Retail',
        employeeSize: 41_000,
        origin: 'sheet',
      },
    });
  });

  it('answers 404 with data for a page when the slug is unknown', () => {
    const { data, init } = companyLoader({ params: { slug: 'nobody' }, context: serverContext() });
    expect(init?.status).toBe(404);
    expect(data).toEqual({ slug: 'nobody', name: 'Nobody', view: null });
  });

  it.each(['hollin-and-thrale', 'hollin—thrale', 'Hollin & Thrale', 'hollin\u00a0thrale'])(
    'leads from /company/%s to the company that is meant',
    async (slug) => {
      const load = async () => companyLoader({ params: { slug }, context: serverContext() });
      const answer = (await load().catch((thrown: unknown) => thrown)) as Response;
      expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/company/hollin--thrale']);
    },
  );

  it('answers 503 while the sheet was never read, so that search engines keep the company’s page', () => {
    const context = serverContext({ values: [], source: 'sheet' });
    expect(companyLoader({ params: { slug: 'marlowick' }, context }).init?.status).toBe(503);
  });

  it('counts missing outcomes and negative analyst counts as 0', () => {
    const rows = [
      ['Company', 'With ShareMore', 'Buy', 'Hold', 'Sell'],
      ['Acme', 'N/A', '5', '-2', ''],
    ];
    const { view } = loadCompany('acme', serverContext({ values: rows, source: 'sheet' }));
    expect(view).toMatchObject({
      chart: { savingsAccount: 0, withShareSave: 0, withShareMore: 0 },
      hasOutcomes: false,
      analysts: { buy: 5, hold: 0, sell: 0 },
      isOpen: false,
    });
  });

  it('shows a launch until its time is over, by the clock of its context', () => {
    const rows = [
      ['Company', 'Launch date'],
      ['Acme', '1 December 2026'],
    ];
    const launchAt = (now: string) => {
      const hasPassed = (time: number) => time <= Date.parse(now);
      const { view } = loadCompany('acme', {
        ...serverContext({ values: rows, source: 'sheet' }),
        hasPassed,
      });
      return view instanceof Promise ? null : view?.nextLaunch;
    };
    expect(launchAt('2026-12-01T23:59:59Z')).toBe('1 December 2026');
    expect(launchAt('2026-12-02T00:00:00Z')).toBeUndefined();
  });

  it('logs an error of the sheet and reports no company', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('no sheet');
    const context = {
      ...serverContext(),
      sheet: () => {
        throw failure;
      },
    };
    expect(loadCompany('marlowick', context)).toMatchObject({ slug: 'marlowick', view: null });
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('marlowick'), failure);
    logged.mockRestore();
  });

  it('gives the directory the cards of its page', () => {
    const request = new Request('https://sharemore.example/companies?q=marl');
    expect(directoryLoader({ request, context: serverContext() })).toMatchObject({
      filters: { q: 'marl', page: 1 },
      page: { matching: 1, total: 2, cards: [{ name: 'Marlowick', slug: 'marlowick' }] },
    });
  });

  it('lists every company in the sitemap', async () => {
    expect(await area.sitemap?.(serverContext())).toEqual(['/company/hollin--thrale', '/company/marlowick']);
  });
});

describe('in the browser', () => {
  const sheet: CompanyList = { companies: parseCompanies(values), origin: 'sheet' };
  const has = (known: CompanyList | null) => {
    vi.mocked(knownCompanies).mockReturnValue(known);
    vi.mocked(loadCompanies).mockResolvedValue(sheet);
  };
  const view = (slug: string) => loadCompany(slug, undefined).view;

  it('finds companies in a known list synchronously, and leaves it to the server to report one missing', async () => {
    has(sheet);
    expect(view('marlowick')).toMatchObject({ name: 'Marlowick' });
    expect(view('nobody')).toBeUndefined();
    has(null);
    expect(await view('marlowick')).toMatchObject({ name: 'Marlowick' });
    expect(await view('nobody')).toBeUndefined();
  });
});
