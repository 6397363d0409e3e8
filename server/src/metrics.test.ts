import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics } from './metrics';
import { contact } from './testing/leads';
import { startApp, type TestApp } from './testing/start-app';

let app: TestApp | undefined;

afterEach(() => app?.stop());

async function start(env?: NodeJS.ProcessEnv, options?: Parameters<typeof startApp>[1]) {
  const started = await startApp(env, options);
  app = started;
  return {
    ...started,
    read: (headers: Record<string, string> = {}) => fetch(`${started.url}/metrics`, { headers }),
  };
}

it.each([
  ['refuses', () => Promise.reject(new Error('no database'))],
  ['does not answer', () => new Promise<never>(() => {})],
])('serves the other metrics while the store %s', async (_, read) => {
  const { leads, registry } = createMetrics();
  leads.watchQueue(read);
  leads.accepted.inc({ kind: 'contact', outcome: 'failed' });
  const text = await registry.metrics();
  expect(text).toContain('leads_submitted_total{kind="contact",outcome="failed"} 1');
  expect(text).toMatch(/leads_oldest_undelivered_seconds Nan/i);
});

it('reads the store once for each scrape', async () => {
  const { leads, registry } = createMetrics();
  let reads = 0;
  leads.watchQueue(async () => {
    reads += 1;
    return { counts: [{ kind: 'contact', state: 'held', count: 2 }], oldestUndeliveredSeconds: 3 };
  });
  const text = await registry.metrics();
  expect(text).toContain('leads_in_state{kind="contact",state="held"} 2');
  expect(text).toContain('leads_oldest_undelivered_seconds 3');
  expect(reads).toBe(1);
});

describe('/metrics', () => {
  it.each(['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP'])(
    'serves loopback callers until a request has the proxy header %s',
    async (header) => {
      const { read } = await start();
      expect((await read()).status).toBe(200);
      expect((await read({ [header]: '127.0.0.1' })).status).toBe(403);
      expect((await read()).status).toBe(403);
    },
  );

  it('refuses everybody when a proxy is trusted and no token is set', async () => {
    const { read } = await start({ TRUST_PROXY: '1' });
    expect((await read()).status).toBe(403);
  });

  it('requires the token when one is set', async () => {
    const { read } = await start({ METRICS_TOKEN: 'a-token-of-sixteen' });
    expect((await read()).status).toBe(403);
    expect((await read({ Authorization: 'Bearer wrong' })).status).toBe(403);
    expect(
      (await read({ Authorization: 'Bearer a-token-of-sixteen', 'X-Forwarded-For': '203.0.113.9' })).status,
    ).toBe(200);
  });

  it('shows the queue, the deliveries, the sheet and the pages', async () => {
    let now = Date.now();
    const mailServer = { SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_TO: 'staff@sharemore.example' };
    const { leads, metrics, read } = await start(mailServer, { delivers: false, clock: () => now });
    await leads.accept({ kind: 'contact', payload: contact('Hello') });
    now += 42_000;
    metrics.site.watchSheet(() => Date.now() - 10_000);
    metrics.leads.deliveries.inc({ kind: 'contact', result: 'delivered' });
    metrics.site.pageCache.inc({ result: 'hit' });
    metrics.site.renderSeconds.observe({ result: 'ok' }, 0.002);
    const text = await (await read()).text();
    expect(text).toContain('leads_in_state{kind="contact",state="received"} 1');
    expect(text).toContain('leads_submitted_total{kind="contact",outcome="stored"} 1');
    expect(text).toContain('leads_oldest_undelivered_seconds 42');
    expect(text).toContain('leads_delivery_attempts_total{kind="contact",result="delivered"} 1');
    expect(text).toMatch(/site_sheet_age_seconds 10/);
    expect(text).toContain('site_page_cache_total{result="hit"} 1');
    expect(text).toContain('site_render_seconds_count{result="ok"} 1');
  });
});
