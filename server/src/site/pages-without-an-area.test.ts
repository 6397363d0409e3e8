import { describe, expect, it } from 'vitest';
import { openPages, page } from '../testing/pages';

describe('a failing area', () => {
  it('is left out, and the degraded page is not cached', async () => {
    const { cached, ask, requests } = openPages(async ({ unavailable }) =>
      unavailable.includes('mf-news') ? page('around it', 503) : { kind: 'failed', error: 'boom' },
    );
    const response = await ask('/news');
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('30');
    expect(response.cause).toBe('area-failed');
    expect(requests.map(({ unavailable }) => unavailable)).toEqual([[], ['mf-companies'], ['mf-news']]);
    expect(cached('/news')).toBeUndefined();
  });

  it('in a slot leaves a page that is not cached either, although its status is 200', async () => {
    const { cached, ask } = openPages(async ({ unavailable }) =>
      unavailable.includes('mf-companies') ? page('with the fallback') : { kind: 'failed', error: 'boom' },
    );
    expect((await ask('/')).status).toBe(200);
    expect(cached('/')).toBeUndefined();
  });

  it('leaves a plain page with the spec’s text if it is the shell', async () => {
    const { ask } = openPages(async () => ({ kind: 'failed', error: 'boom' }));
    const response = await ask('/');
    expect(response.status).toBe(500);
    expect(response.identity.toString()).toContain('Unexpected Application Error!');
  });
});

it('a whole page with 503 waits for the company sheet, and no area is to blame', async () => {
  const { ask } = openPages(async () => page('later', 503));
  expect(await ask('/company/x')).toMatchObject({ status: 503, cause: 'sheet' });
});
