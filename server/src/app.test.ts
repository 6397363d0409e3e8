import { pino } from 'pino';
import { expect } from 'vitest';
import { readConfig } from './config';
import { createPages } from './site/pages';
import { it } from './testing/app-test';

it('refuses pages without a log line when the render queue is full, and answers all else', async ({
  start,
}) => {
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => lines.push(JSON.parse(line).req?.path) });
  const pages = createPages({
    config: readConfig({}),
    logger,
    sheet: () => ({ version: 'v1', bytes: new SharedArrayBuffer(0) }),
    queue: { concurrency: 1, mostWaiting: 0 },
  });
  const site = await start({}, { pages, logger: () => logger });
  const page = await fetch(`${site.url}/about?from=mail`);
  expect(page.status).toBe(503);
  expect(page.headers.get('Retry-After')).toBe('2');
  expect(await page.text()).toContain('Very busy right now');
  for (const path of ['/healthz', '/api/google-sheets']) {
    expect((await fetch(site.url + path)).status).toBe(200);
  }
  await expect.poll(() => lines).toEqual(['/healthz', '/api/google-sheets']);
});

it('keeps idle connections open for longer than proxies do', async ({ start }) => {
  const { headers } = await fetch(`${(await start()).url}/healthz`);
  expect(headers.get('Keep-Alive')).toBe('timeout=75');
});
