import { createServer, type Server } from 'node:http';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '../testing/listen';
import { ada, releases } from '../testing/releases';
import { releasesRouter } from './releases';

let server: Server;

/** Starts a server with the release calls only. @returns its address */
async function open() {
  const logger = { info() {}, warn() {} };
  server = createServer(express().use(releasesRouter({ releases, logger, siteUrl: 'http://localhost' })));
  return listen(server);
}
afterEach(() => void server.close());

/** Makes a call with a token that allows one action. */
async function call(method: string, path: string, action: 'publish' | 'rollback') {
  const { token } = await releases.tokens.create(ada, { area: '*', can: [action], days: 1 });
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${await open()}/${path}`, { method, headers });
  return { status: answer.status, ...(await answer.json()) };
}

it.each(['builds/UPPER/x', 'builds/changes/x', 'builds/news/A_b', 'builds/news/b1'])(
  'answers that there is no build for the impossible or unknown name %s',
  async (path) => {
    const error = expect.stringMatching(/^There is no/);
    expect(await call('GET', path, 'publish')).toMatchObject({ status: 409, error });
  },
);

it.each(['EACCES', 'EROFS', 'ENOSPC', 'EDQUOT'])(
  'answers 503 when its store cannot be read or written (%s)',
  async (code) => {
    vi.spyOn(releases, 'rollback').mockRejectedValue(Object.assign(new Error(`${code}: open`), { code }));
    const error = `The release store of this site cannot be read or written (${code}): what was live stays live; tell its operators`;
    expect(await call('POST', 'rollback', 'rollback')).toEqual({ status: 503, error });
  },
);

it('limits attempts at preview links, which need no token', async () => {
  const url = await open();
  const attempt = async () => (await fetch(`${url}/preview?pass=guessed`)).status;
  expect(await (await fetch(`${url}/preview`)).text()).toContain('<h1>This preview link does not work</h1>');
  const first = await attempt();
  const more = await Promise.all(Array.from({ length: 299 }, attempt));
  expect([first, more.filter((status) => status === 429).length]).toEqual([403, 1]);
});
