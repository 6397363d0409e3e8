import { createServer, type Server } from 'node:http';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '../testing/listen';
import { ada, releases } from '../testing/releases';
import { releasesRouter } from './releases';

let server: Server;

/** Starts a server with the release calls only. @returns its address */
async function open(): Promise<string> {
  const logger = { info() {}, warn() {} };
  server = createServer(express().use(releasesRouter({ releases, logger, siteUrl: 'http://localhost' })));
  return listen(server);
}
afterEach(() => void server.close());

it.each(['builds/UPPER/x', 'builds/changes/x', 'builds/news/A_b', 'builds/news/b1'])(
  'answers that there is no build for the impossible or unknown name %s',
  async (path) => {
    const { token } = await releases.tokens.create(ada, { area: '*', can: ['publish'], days: 1 });
    const Authorization = `Bearer ${token}`;
    const answer = await fetch(`${await open()}/${path}`, { headers: { Authorization } });
    expect([answer.status, (await answer.json()).error]).toEqual([
      409,
      expect.stringMatching(/^There is no/),
    ]);
  },
);

it.each(['EACCES', 'EROFS', 'ENOSPC', 'EDQUOT'])(
  'answers 503 when its store cannot be read or written (%s)',
  async (code) => {
    const { token } = await releases.tokens.create(ada, { area: '*', can: ['rollback'], days: 1 });
    vi.spyOn(releases, 'rollback').mockRejectedValue(Object.assign(new Error(`${code}: open`), { code }));
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${await open()}/rollback`, { method: 'POST', headers });
    expect([answer.status, await answer.json()]).toEqual([
      503,
      {
        error: `The release store of this site cannot be read or written (${code}): what was live stays live; tell its operators`,
      },
    ]);
  },
);

it('limits attempts at preview links, which need no token', async () => {
  const url = await open();
  const attempt = async () => (await fetch(`${url}/preview?pass=guessed`)).status;
  const first = await attempt();
  const more = await Promise.all(Array.from({ length: 300 }, attempt));
  expect([first, more.filter((status) => status === 429).length]).toEqual([403, 1]);
});
