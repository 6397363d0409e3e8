import { afterEach, expect, it } from 'vitest';
import type { CurrentSheet } from '../sheet/open-sheet';
import { startApp, type TestApp } from '../testing/start-app';

let app: TestApp | undefined;
afterEach(() => app?.stop());

async function serve(current: () => CurrentSheet | null): Promise<string> {
  app = await startApp({}, { sheet: { current } });
  return `${app.url}/api/google-sheets`;
}

const rows = [['Company name'], ...Array.from({ length: 500 }, (_, index) => [`Company ${index}`])];
const sheet: CurrentSheet = { values: rows, source: 'sheet', version: 'one' };

it('answers the rows, where they come from, and an ETag', async () => {
  const response = await fetch(await serve(() => sheet));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ values: rows });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('x-sheet-source')).toBe('sheet');
  expect(response.headers.get('etag')).toMatch(/^W\/"/);
  expect(response.headers.get('cache-control')).toBe('public, no-cache');
});

it.each(['br', 'gzip', 'identity'])(
  'answers in the encoding %s when that is what the client takes',
  async (encoding) => {
    const response = await fetch(await serve(() => sheet), { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.json()).toEqual({ values: rows });
  },
);

it('answers 304 until the rows change', async () => {
  let current = sheet;
  const address = await serve(() => current);
  // Node's fetch would add `Cache-Control: no-cache`, which asks for a whole answer.
  const etag = (await fetch(address)).headers.get('etag') ?? '';
  const ask = () => fetch(address, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
  const unchanged = await ask();
  expect(unchanged.status).toBe(304);
  expect(await unchanged.text()).toBe('');
  current = { values: [['Company name'], ['Marlowick']], source: 'sheet', version: 'two' };
  const changed = await ask();
  expect(changed.status).toBe(200);
  expect(await changed.json()).toEqual({ values: [['Company name'], ['Marlowick']] });
});

it('answers 503 when there never was a good read', async () => {
  const response = await fetch(await serve(() => null));
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: expect.stringContaining('try again') });
  expect(response.headers.get('cache-control')).toBe('no-store');
});
