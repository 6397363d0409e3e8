// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { startReporting } from './report';

/** An error with a stack that leads through `file`. */
const thrownIn = (file: string) =>
  Object.assign(new Error('boom'), { stack: `Error: boom\n    at x (${file}:1:1)` });
const own = `${location.origin}/r/mf-news/x1/area.js`;

it('reports what the site throws, and nothing that an extension or another origin does', async () => {
  const sent = vi.fn(() => true);
  vi.stubGlobal('navigator', { sendBeacon: sent });
  startReporting('a-set', 'mf-news');
  const fail = (filename: string, error?: unknown) =>
    window.dispatchEvent(new ErrorEvent('error', { filename, error }));
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  fail('');
  fail('chrome-extension://abc/content.js', thrownIn('chrome-extension://abc/content.js'));
  fail(own, thrownIn('moz-extension://abc/content.js'));
  reject(thrownIn('safari-web-extension://abc/content.js'));
  expect(sent).not.toHaveBeenCalled();

  fail(own, thrownIn(own));
  reject(thrownIn(own));
  reject('a reason without a stack');
  expect(sent).toHaveBeenCalledTimes(3);
});

it('says what failed where, in the place that React names if the error has none of its own', async () => {
  const sent = vi.fn((_url: string, _body: Blob) => true);
  vi.stubGlobal('navigator', { sendBeacon: sent });
  const { failed } = startReporting('a-set', 'mf-news');
  failed('browser', thrownIn(own), 'mf-account');
  failed('hydration', new Error('x'.repeat(9000)), undefined, ` at Page (${own}:1:2)`);
  const bodies = await Promise.all(sent.mock.calls.map(async ([, body]) => JSON.parse(await body.text())));
  expect(bodies[0]).toMatchObject({ set: 'a-set', area: 'mf-account', kind: 'browser' });
  expect(bodies[0].stack).toContain(`at x (${own}:1:1)`);
  expect(bodies[1].area).toBe('mf-news');
  expect(bodies[1].stack).toHaveLength(4000);
});
