import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { createMetrics, metricsRouter } from './metrics';

let stop: (() => void) | undefined;

afterEach(() => stop?.());

async function start(token?: string, trustProxy: number | false = false) {
  const metrics = createMetrics();
  const server = createServer(
    express().use(metricsRouter({ metrics, config: { metrics: { token }, trustProxy } })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
  return { metrics, read: (headers: Record<string, string> = {}) => fetch(url, { headers }) };
}

describe('/metrics', () => {
  it.each(['X-Forwarded-For', 'Forwarded', 'Via', 'X-Real-IP'])(
    'is open to this machine until a proxy is seen by its %s',
    async (header) => {
      const { read } = await start();
      expect((await read()).status).toBe(200);
      expect((await read({ [header]: '127.0.0.1' })).status).toBe(403);
      expect((await read()).status).toBe(403);
    },
  );

  it('is closed without a token where a proxy is trusted', async () => {
    const { read } = await start(undefined, 1);
    expect((await read()).status).toBe(403);
  });

  it('wants the token once there is one', async () => {
    const { read } = await start('a-token-of-sixteen');
    expect((await read()).status).toBe(403);
    expect((await read({ Authorization: 'Bearer wrong' })).status).toBe(403);
    expect(
      (await read({ Authorization: 'Bearer a-token-of-sixteen', 'X-Forwarded-For': '203.0.113.9' })).status,
    ).toBe(200);
  });

  it('shows the queue, the deliveries, the sheet and the pages', async () => {
    const { metrics, read } = await start();
    metrics.leads.watchQueue(async () => ({
      counts: [{ kind: 'contact', state: 'retrying', count: 3 }],
      oldestUndeliveredSeconds: 42,
    }));
    metrics.site.watchSheet(() => Date.now() - 10_000);
    metrics.leads.deliveries.inc({ kind: 'contact', result: 'delivered' });
    metrics.site.pageCache.inc({ result: 'hit' });
    metrics.site.renderSeconds.observe({ result: 'ok' }, 0.002);
    const text = await (await read()).text();
    expect(text).toContain('leads_in_state{kind="contact",state="retrying"} 3');
    expect(text).toContain('leads_oldest_undelivered_seconds 42');
    expect(text).toContain('leads_delivery_attempts_total{kind="contact",result="delivered"} 1');
    expect(text).toMatch(/site_sheet_age_seconds 10/);
    expect(text).toContain('site_page_cache_total{result="hit"} 1');
    expect(text).toContain('site_render_seconds_count{result="ok"} 1');
  });
});
