// @vitest-environment happy-dom

import { sampleCompanies } from '@sharemore/platform/companies';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetCompanies, knownCompanies, loadCompanies } from './browser-companies';

const key = 'sharemore-companies-v6';
const rows = [['Company name'], ['Marlowick'], ['Aldercombe']];
const fetchMock = vi.fn<typeof fetch>();

function respondWith(...responses: (Response | Error)[]) {
  for (const response of responses) {
    if (response instanceof Error) fetchMock.mockRejectedValueOnce(response);
    else fetchMock.mockResolvedValueOnce(response);
  }
}

const sheet = (values: unknown = rows, source = 'sheet') =>
  Response.json({ values }, { headers: { 'X-Sheet-Source': source } });
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const names = async () => (await loadCompanies()).companies.map(({ name }) => name);

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-02T09:00:00Z'), toFake: ['Date'] });
  forgetCompanies();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  fetchMock.mockReset();
});

describe('a loaded list', () => {
  it('is fetched once for concurrent callers and cached with a timestamp', async () => {
    respondWith(sheet());
    const [first, second] = await Promise.all([loadCompanies(), loadCompanies()]);
    expect(first).toBe(second);
    expect(first).toMatchObject({
      origin: 'sheet',
      companies: [{ name: 'Aldercombe' }, { name: 'Marlowick' }],
    });
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/google-sheets', {
      signal: expect.any(AbortSignal),
    });
    expect(stored()).toMatchObject({
      timestamp: Date.now(),
      items: [{ name: 'Aldercombe' }, { name: 'Marlowick' }],
    });
    expect(knownCompanies()).toBe(first);
  });

  it('has the origin "sample" when the server sends sample rows', async () => {
    respondWith(sheet(rows, 'sample'));
    expect((await loadCompanies()).origin).toBe('sample');
  });

  it('is not cached when it is empty', async () => {
    respondWith(sheet([['Company name']]), sheet());
    expect(await names()).toEqual([]);
    expect(stored()).toBeNull();
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
  });
});

describe('the cached list', () => {
  const entry = (ageHours: number, items: unknown = sampleCompanies(), origin = 'sheet') =>
    JSON.stringify({ timestamp: Date.now() - ageHours * 3_600_000, items, origin });

  it.each(['sheet', 'sample', 'built-in'])(
    'of the %s is used for 24 hours without a request',
    async (origin) => {
      localStorage.setItem(key, entry(23.99, sampleCompanies(), origin));
      expect(await loadCompanies()).toEqual({ companies: sampleCompanies(), origin });
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );

  it.each<[string, () => string]>([
    ['is 24 hours old', () => entry(24)],
    ['has a time in the future', () => entry(-1)],
    ['is empty', () => entry(1, [])],
    ['holds no list', () => entry(1, {})],
    ['is null', () => 'null'],
    ['is a number', () => '7'],
    ['has no time', () => JSON.stringify({ items: sampleCompanies(), origin: 'sheet' })],
    ['is invalid JSON', () => '{"timestamp": 1'],
  ])('is fetched again when it %s', async (_, stale) => {
    localStorage.setItem(key, stale());
    respondWith(sheet());
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
  });
});

describe('a storage failure', () => {
  it.each(['getItem', 'setItem', 'removeItem'] as const)('changes nothing when %s throws', async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    forgetCompanies();
    respondWith(sheet());
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('changes nothing when there is no storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    respondWith(sheet());
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
    vi.unstubAllGlobals();
  });
});

describe('a failed request', () => {
  it('is retried once, with a warning that names the status and the body', async () => {
    respondWith(new Response('try later', { status: 503 }), sheet());
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(vi.mocked(console.warn).mock.calls[0]?.[1]).toMatchObject({
      message: 'Sheets HTTP 503: try later',
    });
  });

  it.each<[string, Response | Error]>([
    ['a network error', new TypeError('Failed to fetch')],
    ['a time-out', new DOMException('timed out', 'TimeoutError')],
    ['a body that is not JSON', new Response('<html>')],
    ['a body without rows', Response.json({ rows: [] })],
    ['rows of numbers', Response.json({ values: [[1, 2]] })],
  ])(
    'falls back to the three built-in companies and caches them after two failures: %s',
    async (_, failure) => {
      respondWith(failure, new TypeError('Failed to fetch'));
      const list = await loadCompanies();
      expect(list).toEqual({ companies: sampleCompanies(), origin: 'built-in' });
      expect(fetchMock).toHaveBeenCalledTimes(2);
      expect(stored()).toMatchObject({ origin: 'built-in', items: [{ slug: 'bryndale-pharma' }, {}, {}] });
      expect(await loadCompanies()).toBe(list);
      expect(fetchMock).toHaveBeenCalledTimes(2);
    },
  );

  it('can be repeated after the list is cleared', async () => {
    respondWith(new TypeError('no'), new TypeError('no'), sheet());
    await loadCompanies();
    forgetCompanies();
    expect(await names()).toEqual(['Aldercombe', 'Marlowick']);
  });
});

it('aborts a request after 12 seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  respondWith(sheet());
  await loadCompanies();
  expect(timeout).toHaveBeenCalledWith(12_000);
});
