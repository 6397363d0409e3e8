import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { it } from '../testing/app-test';
import { contact } from '../testing/leads';
import type { TestApp } from '../testing/start-app';
import { createMetrics } from './metrics';

const statusOf = async (site: TestApp, headers: Record<string, string> = {}) =>
  (await fetch(`${site.url}/metrics`, { headers })).status;

it.each([
  ['refuses', () => Promise.reject(new Error('no database'))],
  ['does not answer', () => new Promise<never>(() => {})],
])('serves the other metrics while the store %s', async (_, read) => {
  const { leads, scrape } = createMetrics();
  leads.watchQueue(read, () => false);
  leads.accepted.inc({ kind: 'contact', outcome: 'failed' });
  const text = await scrape();
  expect(text).toContain('leads_submitted_total{kind="contact",outcome="failed"} 1');
  expect(text).toMatch(/leads_oldest_undelivered_seconds Nan/i);
});

it('reads the store once for each scrape', async () => {
  const { leads, scrape } = createMetrics();
  let reads = 0;
  leads.watchQueue(
    async () => {
      reads += 1;
      const counts = ['held', 'received', 'retrying'].map((state) => ({ kind: 'contact', state, count: 2 }));
      return { counts, oldestUndeliveredSeconds: 3 };
    },
    (kind) => kind === 'contact',
  );
  const text = await scrape();
  expect(text).toContain('leads_in_state{kind="contact",state="held"} 2');
  expect(text).toContain('leads_waiting_for_staff{kind="contact"} 4');
  expect(text).toContain('leads_oldest_undelivered_seconds 3');
  expect(reads).toBe(1);
});

describe('/metrics', () => {
  it.for(['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP'])(
    'serves loopback callers whose request does not have the proxy header %s',
    async (header, { site }) => {
      expect(await statusOf(site, { [header]: '127.0.0.1' })).toBe(403);
      expect(await statusOf(site)).toBe(200);
    },
  );

  it('refuses everybody when a proxy is trusted and no token is set', async ({ start }) => {
    expect(await statusOf(await start({ TRUST_PROXY: '1' }))).toBe(403);
  });

  it('refuses everybody when the site is public or another host is asked for, and no token is set', async ({
    start,
  }) => {
    expect(await statusOf(await start({ SITE_URL: 'https://sharemore.example' }))).toBe(403);
    const site = await start();
    const asked = (host: string) =>
      new Promise((resolve) =>
        request(`${site.url}/metrics`, { headers: { host } }, ({ statusCode }) => resolve(statusCode)).end(),
      );
    expect(await asked('sharemore.example')).toBe(403);
    expect(await asked('localhost:3000')).toBe(200);
  });

  it('refuses what a plain `proxy_pass` of nginx sends on', async ({ site }) => {
    const { hostname, port, host } = new URL(site.url);
    const socket = connect(Number(port), hostname);
    socket.end(`GET /metrics HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('requires the token when one is set', async ({ start }) => {
    const site = await start({ METRICS_TOKEN: 'a-token-of-sixteen' });
    expect(await statusOf(site)).toBe(403);
    expect(await statusOf(site, { Authorization: 'Bearer wrong' })).toBe(403);
    const proxied = { 'X-Forwarded-For': '203.0.113.9' };
    expect(await statusOf(site, { Authorization: 'Bearer a-token-of-sixteen', ...proxied })).toBe(200);
  });

  it('shows the queue, the deliveries, the sheet and the pages', async ({ start }) => {
    let now = Date.now();
    const mailServer = { SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_TO: 'staff@sharemore.example' };
    const { url, leads, metrics } = await start(mailServer, { delivers: false, clock: () => now });
    const kind = 'contact';
    await leads.accept({ kind, payload: contact('Hello') });
    await leads.accept({ kind, payload: contact('Hello'), idempotencyKey: 'a-key' });
    await leads.accept({ kind, payload: contact('Bye'), idempotencyKey: 'a-key' });
    await leads.accept({ kind, payload: contact('Hello'), isSuspected: true });
    now += 42_000;
    metrics.site.watchSheet(() => Date.now() - 10_000);
    metrics.leads.deliveries.inc({ kind: 'contact', result: 'delivered' });
    metrics.site.renderSeconds.observe({ result: 'ok' }, 0.002);
    metrics.site.watchRendering(() => ({ running: 1, waiting: 2, processes: 3, sets: 1 }));
    const text = await (await fetch(`${url}/metrics`)).text();
    expect(text).toContain('leads_in_state{kind="contact",state="received"} 1');
    for (const outcome of ['stored', 'known', 'key-reused', 'suspected']) {
      expect(text).toContain(`leads_submitted_total{kind="contact",outcome="${outcome}"} 1`);
    }
    expect(text).toContain('leads_oldest_undelivered_seconds 42');
    expect(text).toContain('leads_delivery_attempts_total{kind="contact",result="delivered"} 1');
    expect(text).toMatch(/site_sheet_age_seconds (9\.9|10)/);
    expect(text).toContain('site_render_load{of="waiting"} 2');
    expect(text).toContain('site_store_seconds_count{store="leads",operation="write"}');
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect(text).toContain('site_render_seconds_count{result="ok"} 1');
  });
});
