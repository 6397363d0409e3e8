import { setTimeout as sleep } from 'node:timers/promises';
import type { FormOutcome } from '@sharemore/platform/contract';
import { describe, expect, it, vi } from 'vitest';
import { Overloaded } from '../render/render-queue';
import { openPages, page } from '../testing/pages';

const sent: FormOutcome = {
  form: 'contact',
  result: { status: 'failed' },
  values: { message: 'what you typed' },
};

describe('a page', () => {
  it.each(['no-cache', 'no-store'])(
    'is rendered anew each time when its loader says %s',
    async (cacheControl) => {
      const { cached, ask, requests } = openPages(async () => ({ ...page('now'), cacheControl }));
      expect((await ask('/a')).headers['cache-control']).toBe(cacheControl);
      await ask('/a');
      expect(requests).toHaveLength(2);
      expect(cached('/a')).toBeUndefined();
    },
  );

  it('is rendered once for concurrent requests, then served from the cache', async () => {
    const { cached, ask, requests } = openPages(async () => page('hello'));
    await Promise.all([1, 2, 3].map(() => ask('/a')));
    expect((await ask('/a')).identity.toString()).toBe('hello');
    expect(requests).toHaveLength(1);
    expect(cached('/a')?.identity.toString()).toBe('hello');
  });

  it.each([
    ['an hour', undefined, 3_600_000],
    ['the time until which it holds', 300_000, 300_000],
    ['an hour, before the time until which it holds', 7_200_000, 3_600_000],
    ['each request, if that time has come', 0, 0],
  ])('is rendered again after %s', async (_, holdsMs, keptMs) => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1);
    const until = holdsMs === undefined ? {} : { until: Date.now() + holdsMs };
    const { ask, cached, requests } = openPages(async () => ({ ...page('hello'), ...until }));
    await ask('/a');
    for (const [later, isKept] of [
      [keptMs - 10_000, keptMs > 0],
      [keptMs + 10_000, false],
    ] as const) {
      clock.mockReturnValue(Math.max(1, later));
      // The cache looks at the clock ten times a second.
      await sleep(110);
      expect(cached('/a') !== undefined).toBe(isKept);
    }
    await ask('/a');
    expect(requests).toHaveLength(2);
    clock.mockRestore();
  });

  it('is reported with its error and client if incomplete, but not if only missing or a preview', async () => {
    const { ask, preview, broken } = openPages(async ({ url, unavailable }) => {
      if (url.endsWith('/gone')) return page('not here', 404);
      return unavailable.includes('mf-news') ? page('without news', 503) : { kind: 'failed', error: 'boom' };
    });
    await ask('/gone');
    await preview('/news');
    expect(broken).toEqual([]);
    await ask('/news');
    expect(broken).toEqual([['mf-news', 'boom', 'a visitor']]);
  });

  it('is rendered again for another release and for other sheet rows', async () => {
    const { cached, ask, otherPool, state } = openPages(async () => page('hello'));
    await ask('/a');
    state.sheet = 'v2';
    expect(cached('/a')).toBeUndefined();
    state.sheet = 'v1';
    expect(cached('/a')?.identity.toString()).toBe('hello');
    expect(cached('/a', otherPool)).toBeUndefined();
  });

  it('is not cached as part of a preview', async () => {
    const { preview, cached } = openPages(async () => page('not live yet'));
    await preview('/a');
    expect(cached('/a')).toBeUndefined();
  });

  it('is not cached with a status other than 200', async () => {
    const { cached, ask } = openPages(async () => page('gone', 404));
    await ask('/gone');
    expect(cached('/gone')).toBeUndefined();
  });

  it('is the same for every query parameter that its area does not declare', async () => {
    const { cached, ask } = openPages(async ({ url }) => page(url));
    await ask('/a');
    expect(cached('/a?utm_source=letter')?.identity.toString()).toBe('https://example.test/a');
    expect(cached('/a?outcome=1')).toBeUndefined();
  });

  it('with a query is rendered once for concurrent requests, and not kept', async () => {
    const { cached, ask, requests } = openPages(async ({ url }) => page(url));
    await Promise.all([1, 2, 3].map(() => ask('/list?q=x')));
    expect(requests).toHaveLength(1);
    await ask('/list?q=x');
    expect(requests).toHaveLength(2);
    expect(cached('/list?q=x')).toBeUndefined();
    expect(cached('/list')).toBeUndefined();
  });

  it('gets the slow compression without a query only', async () => {
    const { ask } = openPages(async ({ url }) => page(url));
    expect((await ask('/list')).isFrequent).toBe(true);
    expect((await ask('/list?q=x')).isFrequent).toBe(false);
  });

  it('is rendered for each visitor and never cached with a form’s outcome', async () => {
    const { cached, ask, requests } = openPages(async () => page('what you typed'));
    const [{ headers }] = await Promise.all([ask('/a', sent), ask('/a', sent)]);
    expect(requests).toHaveLength(2);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
    expect(cached('/a')).toBeUndefined();
  });

  it('is refused while no worker is free', async () => {
    const { cached, ask } = openPages(() => new Promise(() => {}));
    void ask('/a');
    await expect(ask('/c')).rejects.toThrow(Overloaded);
    expect(cached('/c')).toBeUndefined();
  });

  it('is refused without blame for an area if its workers do not start', async () => {
    const { ask, requests, broken } = openPages(() => Promise.reject(new Overloaded()));
    await expect(ask('/a')).rejects.toThrow(Overloaded);
    expect(requests).toHaveLength(1);
    expect(broken).toEqual([]);
  });

  it('is retried once when its worker dies', async () => {
    const answers = [() => Promise.reject(new Error('out of memory')), async () => page('hello')];
    const { ask, outcomes } = openPages(() => answers.shift()?.() ?? Promise.reject(new Error('again')));
    expect((await ask('/a')).identity.toString()).toBe('hello');
    expect(outcomes).toEqual(['timeout', 'page']);
  });
});
