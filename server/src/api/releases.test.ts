import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '../async/day';
import { createMetrics } from '../observe/metrics';
import { packBuild } from '../releases/archive';
import { signPreviewToken } from '../releases/preview-token';
import type { Action } from '../releases/store/records';
import { listen } from '../testing/listen';
import { ada, build, folder, pass, publish, releases, store } from '../testing/releases';
import { releasesRouter } from './releases';

let server: Server;
let metrics = createMetrics();
const warn = vi.fn();

/** Starts a server with the release calls only. @returns its address */
async function open(siteUrl = 'http://localhost') {
  const logger = { info() {}, warn };
  const releasesDir = join(folder, 'releases');
  metrics = createMetrics();
  server = createServer(express().use(releasesRouter({ releases, logger, metrics, siteUrl, releasesDir })));
  return listen(server);
}
afterEach(() => {
  server.close();
  warn.mockClear();
});

/** Makes a call with a token that allows one action. */
async function call(method: string, path: string, action: Action, body?: Buffer<ArrayBuffer> | string) {
  const { token } = await releases.createToken(ada, { area: '*', can: [action], days: 1 });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const answer = await fetch(`${await open()}/${path}`, { method, headers, body });
  return { status: answer.status, ...(await answer.json()) };
}

const sent = (command: string, options = {}) => JSON.stringify({ command, options });
/** Sends a command with a token that allows one action. */
const run = (command: string, action: Action, options = {}) =>
  call('POST', '', action, sent(command, options));

it.each(['builds/UPPER/x', 'builds/changes/x', 'builds/news/A_b', 'builds/news/b1'])(
  'answers that there is no build for the impossible or unknown name %s',
  async (path) => {
    const error = expect.stringMatching(/^There is no/);
    expect(await call('GET', path, 'pull')).toMatchObject({ status: 409, error });
  },
);

it('counts commands by outcome, takes no label from a caller, and logs who was refused what, and why', async () => {
  const counted = async () => {
    const { values } = await metrics.releases.operations.get();
    return values.map(({ labels, value }) => `${labels.command} ${labels.outcome} ${value}`);
  };
  await run('list', 'list');
  await expect.poll(counted).toEqual(['list done 1']);
  await run('remove', 'remove');
  await expect.poll(counted).toEqual(['remove refused 1']);
  const refused = { command: 'remove', by: expect.any(String), problems: [expect.stringContaining('area')] };
  expect(warn.mock.lastCall).toEqual([refused, 'release refused']);
  await run('gc', 'list');
  await expect.poll(counted).toEqual(['gc refused 1']);
  expect((await fetch(`${await open()}/whatever`, { method: 'POST' })).status).toBe(401);
  await expect.poll(counted).toEqual(['other not-allowed 1']);
});

const upload = async (dir: string) =>
  call('PUT', 'builds', 'publish', (await buffer(packBuild(dir))) as Buffer<ArrayBuffer>);

it.each([
  ['no manifest at all', '', /^area\.json in the upload is not whole/],
  ['a manifest without fields', '{}', /^area\.json in the upload is not a valid manifest/],
  ['another contract', '{"contract":1}', /^the upload was built for contract 1/],
])('names no path of its own when it refuses %s', async (_, manifest, reason) => {
  const dir = build('news', 'b1');
  writeFileSync(join(dir, 'area.json'), manifest);
  expect(await upload(dir)).toMatchObject({ status: 409, error: expect.stringMatching(reason) });
});

it('says who helps when a token has expired', async () => {
  const { token } = await releases.createToken(ada, { area: '*', can: ['publish'], days: 1 });
  pass(2 * DAY_MS);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(await open(), { method: 'POST', headers });
  expect(answer.status).toBe(401);
  expect((await answer.json()).error).toMatch(/expired or revoked\. The people who run the site give one$/);
});

it('unpacks nothing that a token may not publish', async () => {
  expect(await call('PUT', 'builds', 'rollback', Buffer.from('no archive'))).toMatchObject({ status: 403 });
});

it('deletes what an upload to a killed server left behind', async () => {
  const store = join(folder, 'releases');
  mkdirSync(store);
  const left = mkdtempSync(join(store, '.arriving-'));
  utimesSync(left, 0, Date.now() / 1000 - 2 * 60 * 60);
  expect(await upload(build('news', 'b1'))).toMatchObject({ status: 200, build: 'b1' });
  expect(existsSync(left)).toBe(false);
});

it.each(['EACCES', 'EROFS', 'ENOSPC', 'EDQUOT'])(
  'answers 503 when its store cannot be read or written (%s)',
  async (code) => {
    vi.spyOn(releases, 'rollback').mockRejectedValue(Object.assign(new Error(`${code}: open`), { code }));
    const error = `The release store of this site cannot be read or written (${code}): what was live stays live; tell its operators`;
    expect(await run('rollback', 'rollback')).toEqual({ status: 503, error });
  },
);

it('limits calls without a token and attempts at preview links, which use up no call of a token', async () => {
  const { token } = await releases.createToken(ada, { area: '*', can: ['list'], days: 1 });
  const url = await open();
  const attempt = () => fetch(`${url}/preview?token=guessed`);
  const list = (headers = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: sent('list'),
    });
  expect(await (await fetch(`${url}/preview`)).text()).toContain('<h1>This preview doesn’t work</h1>');
  expect((await list()).status).toBe(401);
  const answers = await Promise.all(Array.from({ length: 59 }, attempt));
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(58);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await (await list()).json()).error).toMatch(/^Too many calls/);
  const calls = await Promise.all(
    Array.from({ length: 301 }, () => list({ Authorization: `Bearer ${token}` })),
  );
  expect(calls.map(({ status }) => status).sort()).toEqual([...Array(300).fill(200), 429]);
});

it.each(['list', 'show', 'doctor'])('refuses %s to a token that only publishes', async (name) => {
  expect(await run(name, 'publish')).toMatchObject({ status: name === 'show' ? 409 : 403 });
  const answer = await run(name, name as Action);
  expect(answer.status).not.toBe(403);
});

it('gives no build to a token that only publishes', async () => {
  await publish(build('news', 'b1'));
  expect(await call('GET', 'builds/news/b1', 'publish')).toMatchObject({ status: 403 });
});

it('lists for a token that may only pull, because pulling begins with the list', async () => {
  expect(await run('list', 'pull')).toMatchObject({ status: 200 });
});

it('keeps a preview’s token from scripts, other sites, plain HTTP and the next page’s referrer', async () => {
  const until = new Date(Date.now() + 60_000).toISOString();
  const token = signPreviewToken({ builds: { news: 'b1' }, until }, await store.secret());
  const answer = await fetch(`${await open('https://localhost')}/preview?token=${token}`, {
    redirect: 'manual',
  });
  const cookie = answer.headers.get('Set-Cookie');
  for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure']) expect(cookie).toContain(attribute);
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
});
