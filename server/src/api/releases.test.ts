import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it } from 'vitest';
import { releases } from '../testing/releases';
import { releasesRouter } from './releases';

it('limits how often anybody may try preview links, which need no token', async () => {
  const logger = { info() {}, warn() {} };
  const router = releasesRouter({ releases, logger, siteUrl: 'http://localhost' });
  const server = createServer(express().use(router));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const attempt = async () => (await fetch(`http://127.0.0.1:${port}/preview?pass=guessed`)).status;
  const first = await attempt();
  const more = await Promise.all(Array.from({ length: 300 }, attempt));
  server.close();
  expect([first, more.filter((status) => status === 429).length]).toEqual([403, 1]);
});
