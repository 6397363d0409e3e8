// @vitest-environment happy-dom

import { sampleCompanies } from '@sharemore/platform/companies';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetCompanies, knownCompanies, loadCompanies } from './browser-companies';

const key = 'sharemore-companies-v4';
const rows = [['Company name'], ['Marlowick'], ['Aldercombe']];
const fetching = vi.fn<typeof fetch>();

function answers(...responses: (Response | Error)[]) {
  for (const response of responses) {
    if (response instanceof Error) fetching.mockRejectedValueOnce(response);
    else fetching.mockResolvedValueOnce(response);
  }
}

const sheet = (values: unknown = rows, source = 'sheet') =>
  Response.json({ values }, { headers: { 'X-Sheet-Source': source } });
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const names = async () => (await loadCompanies()).companies.map(({ name }) => name);

beforeEach(() => {
  vi.stubGlobal('fetch', fetching);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-02T09:00:00Z'), toFake: ['Date'] });
  forgetCompanies();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  fetching.mockReset();
});

describe('a list that loads', () => {
  it('is fetched once for many callers, and kept with its time', async () => {
    answers(sheet());
    const [first, second] = await Promise.all([loadCompanies(), loadCompanies()]);
    expect(first).toBe(second);
    expect(first).toMatchObject({
      origin: 'sheet',
      companies: [{ name: 'Aldercombe' }, { name: 'Marlowick' }],
    });
    expect(fetching).toHaveBeenCalledExactlyOnceWith('/api/google-sheets', {
      signal: expect.any(AbortSignal),
    });
    expect(stored()).toMatchObject({
      timestamp: Date.now(),
      items: [{ name: 'Aldercombe' }, { name: 'Marlowick' }],
    });
    expect(knownCompanies()).toBe(first);
  });

  it('says when the server serves sample rows', async () => {
    answers(sheet(rows, 'sample'));
    expect((await loadCompanies()).origin).toBe('sample');
  });

  it('is not kept when it is empty', async () => {
    answers(sheet([['Company name']]), sheet());
    expect(await names()).toEqual([]);
    expect(stored()).toBeNull();
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
  });
});

describe('the kept list', () => {
  const keep = (entry: unknown) => localStorage.setItem(key, JSON.stringify(entry));
  const entry = (ageHours: number, items: unknown = sampleCompanies()) => ({
    timestamp: Date.now() - ageHours * 3_600_000,
    items,
    origin: 'sheet',
  });

  it('serves for 24 hours without a request', async () => {
    keep(entry(23.99));
    expect(await names()).toEqual(['Bryndale Pharma', 'Fennimore Drinks', 'Ostler & Wray']);
    expect(fetching).not.toHaveBeenCalled();
  });

  it.each<[string, () => unknown]>([
    ['is 24 hours old', () => entry(24)],
    ['is from the future', () => entry(-1)],
    ['is empty', () => entry(1, [])],
    ['holds no companies', () => entry(1, [{ name: 'Marlowick' }])],
    ['is null', () => null],
    ['is a number', () => 7],
    ['has no time', () => ({ items: sampleCompanies(), origin: 'sheet' })],
  ])('is fetched anew when it %s', async (_, wrong) => {
    keep(wrong());
    answers(sheet());
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
  });

  it('is fetched anew when it is damaged', async () => {
    localStorage.setItem(key, '{"timestamp": 1');
    answers(sheet());
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
  });
});

describe('a storage that does not work changes nothing', () => {
  it.each(['getItem', 'setItem', 'removeItem'] as const)('when %s throws', async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    forgetCompanies();
    answers(sheet());
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
    expect(fetching).toHaveBeenCalledOnce();
  });

  it('when there is none at all', async () => {
    vi.stubGlobal('localStorage', undefined);
    answers(sheet());
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
    vi.unstubAllGlobals();
  });
});

describe('a failure', () => {
  it('is tried once more, with a warning that names the status and the body', async () => {
    answers(new Response('try later', { status: 503 }), sheet());
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
    expect(fetching).toHaveBeenCalledTimes(2);
    expect(vi.mocked(console.warn).mock.calls[0]?.[1]).toMatchObject({
      message: 'Sheets HTTP 503: try later',
    });
  });

  it.each<[string, Response | Error]>([
    ['a network error', new TypeError('Failed to fetch')],
    ['a time-out', new DOMException('timed out', 'TimeoutError')],
    ['a body that is no JSON', new Response('<html>')],
    ['a body without rows', Response.json({ rows: [] })],
    ['rows of something else', Response.json({ values: [[1, 2]] })],
  ])('twice in a row shows the three sample companies, and keeps them: %s', async (_, failure) => {
    answers(failure, new TypeError('Failed to fetch'));
    const list = await loadCompanies();
    expect(list).toEqual({ companies: sampleCompanies(), origin: 'built-in' });
    expect(fetching).toHaveBeenCalledTimes(2);
    expect(stored()).toMatchObject({ origin: 'built-in', items: [{ slug: 'bryndale-pharma' }, {}, {}] });
    expect(await loadCompanies()).toBe(list);
    expect(fetching).toHaveBeenCalledTimes(2);
  });

  it('can be followed by another try', async () => {
    answers(new TypeError('no'), new TypeError('no'), sheet());
    await loadCompanies();
    forgetCompanies();
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
  });
});

it('a request is given up after 12 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answers(sheet());
  await loadCompanies();
  expect(timeout).toHaveBeenCalledWith(12_000);
});
