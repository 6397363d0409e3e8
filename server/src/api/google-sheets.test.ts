import { expect } from 'vitest';
import type { CurrentSheet } from '../sheet/open-sheet';
import { it } from '../testing/app-test';

const PATH = '/api/google-sheets';
const rows = [['Company name'], ...Array.from({ length: 500 }, (_, index) => [`Company ${index}`])];
const sheet: CurrentSheet = { values: rows, source: 'sheet', version: 'one' };

it('answers with the rows, their source and an ETag', async ({ start }) => {
  const { url } = await start({}, { sheet: { current: () => sheet } });
  const response = await fetch(url + PATH);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ values: rows });
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('x-sheet-source')).toBe('sheet');
  expect(response.headers.get('etag')).toMatch(/^W\/"/);
  expect(response.headers.get('cache-control')).toBe('public, no-cache');
});

it('says that the rows are the bundled sample', async ({ start }) => {
  const { url } = await start({}, { sheet: { current: () => ({ ...sheet, source: 'sample' }) } });
  expect((await fetch(url + PATH)).headers.get('x-sheet-source')).toBe('sample');
});

it('answers 304 until the rows change', async ({ start }) => {
  let current = sheet;
  const { url } = await start({}, { sheet: { current: () => current } });
  // Without this header Node's fetch sends `Cache-Control: no-cache`, which prevents a 304.
  const etag = (await fetch(url + PATH)).headers.get('etag') ?? '';
  const ask = () => fetch(url + PATH, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
  const unchanged = await ask();
  expect(unchanged.status).toBe(304);
  expect(await unchanged.text()).toBe('');
  current = { values: [['Company name'], ['Marlowick']], source: 'sheet', version: 'two' };
  const changed = await ask();
  expect(changed.status).toBe(200);
  expect(await changed.json()).toEqual({ values: [['Company name'], ['Marlowick']] });
});

it('answers 503 before the first good read', async ({ start }) => {
  const { url } = await start({}, { sheet: { current: () => null } });
  const response = await fetch(url + PATH);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: expect.stringContaining('try again') });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('retry-after')).toBe('60');
});
