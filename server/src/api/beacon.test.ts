import { createServer } from 'node:http';
import express from 'express';
import { expect, it } from 'vitest';
import { createMetrics } from '../metrics';
import { releaseSet } from '../releases/release-set';
import { postJson } from '../testing/app-test';
import { listen } from '../testing/listen';
import { beaconRouter } from './beacon';

it('counts failures by visitor, ignoring ports and addresses within an IPv6 network', async () => {
  const set = releaseSet({ shell: 'a1' });
  const clients = new Set<string | undefined>();
  const watch = {
    viewed() {},
    failed: (_set: string, _kind: string, client?: string) => clients.add(client),
  };
  const router = beaconRouter({ liveSite: { find: () => set }, metrics: createMetrics(), watch });
  const server = createServer(express().set('trust proxy', 1).use(router));
  const url = await listen(server);
  const body = { set: set.id, area: 'shell', reports: [{ kind: 'browser' }] };
  const report = async (from: string) =>
    (await postJson({ url }, '/api/beacon', body, { 'X-Forwarded-For': from })).status;
  for (let port = 1; port <= 15; port += 1) {
    expect(await report(`192.0.2.1:${port}`)).toBe(204);
    expect(await report(`[2001:db8::${port}]:4711`)).toBe(204);
  }
  expect(clients.size).toBe(2);
  for (let port = 16; port <= 30; port += 1) await report(`192.0.2.1:${port}`);
  expect(await report('192.0.2.1:31')).toBe(429);
  server.close();
});
