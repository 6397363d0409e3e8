import { type AreaModule, exampleSite } from '@sharemore/platform/contract';
import { createStaticHandler } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { manifestOf } from '../../server/src/testing/manifest';
import { createRenderer, errorText, serverContext } from './entry-server';

it('names the status of an answer that a loader throws', async () => {
  const loader = () => {
    throw new Response('x', { status: 500, statusText: 'Down' });
  };
  const handler = createStaticHandler([{ id: 'page', path: '/', loader }]);
  const context = await handler.query(new Request('http://localhost/'));
  expect(context).toHaveProperty('errors.page');
  expect(errorText((context as { errors: Record<string, unknown> }).errors.page)).toBe('answered 500 Down');
});

const request = {
  site: exampleSite,
  sheet: { values: [], source: 'sheet' as const },
  formOutcome: null,
  unavailable: [],
};

it('lets a page hold until the first time to come that its loaders asked for', () => {
  const holds: { until?: number } = {};
  const { hasPassed } = serverContext(request, holds);
  const now = Date.now();
  expect(hasPassed(now - 1)).toBe(true);
  expect(holds.until).toBeUndefined();
  expect([now + 3_000_000, now + 2_000_000, now + 4_000_000].map(hasPassed)).toEqual([false, false, false]);
  expect(holds.until).toBe(now + 2_000_000);
});

it('imports what a page needs once, and again after a failure', async () => {
  const page = vi.fn(async () => ({ Component: () => 'The page' })).mockRejectedValueOnce(new Error('lost'));
  const area: AreaModule = { routes: [{ path: '/x', lazy: page }] };
  const importArea = vi.fn(async () => ({ area }));
  const own = manifestOf('mf-x', 'b1', { pages: { '/x': { modules: [], styles: [] } } });
  const manifests = { shell: manifestOf('shell', 'b1'), 'mf-x': own };
  const renderer = await createRenderer({ setId: 'set', manifests, styles: {}, importArea });
  const render = (query: string) => renderer.render({ ...request, url: `http://localhost/x${query}` });
  expect(await render('')).toMatchObject({ kind: 'failed', error: expect.stringContaining('lost') });
  for (const query of ['?1', '?2', '?3'])
    expect(await render(query)).toMatchObject({ kind: 'page', html: expect.stringContaining('The page') });
  expect([importArea, page].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});
