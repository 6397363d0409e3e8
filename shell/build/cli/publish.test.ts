import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBuildId } from '../vite/build-id';
import { devOnSite } from './dev-on-site';
import { publish, rollback } from './publish';

let areaDir: string;
let url: string;
let calls: string[];
let answer: { status: number; body: string };
const server = createServer((request, response) => {
  calls.push(`${request.method} ${request.url}`);
  request.resume().on('end', () => response.writeHead(answer.status).end(answer.body));
});

beforeEach(async () => {
  vi.stubEnv('RELEASE_TOKEN', 'secret');
  calls = [];
  answer = { status: 200, body: '{"area":"mf-news","build":"b1"}' };
  areaDir = mkdtempSync(join(tmpdir(), 'area-'));
  for (const folder of ['client', 'server']) mkdirSync(join(areaDir, 'dist', folder), { recursive: true });
  writeFileSync(join(areaDir, 'package.json'), '{}');
  writeFileSync(join(areaDir, 'area.config.ts'), 'export default { name: "mf-news" }');
  const manifest = { build: findBuildId(areaDir), integrity: {} };
  writeFileSync(join(areaDir, 'dist/area.json'), JSON.stringify(manifest));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.unstubAllEnvs();
  return new Promise((resolve) => server.close(resolve));
});

it('publishes a build and makes it live', async () => {
  expect(await publish(areaDir, ['--to', url])).toBe('published mf-news b1: it is live');
  expect(calls).toEqual(['builds', 'promote'].map((path) => expect.stringContaining(path)));
});

it.each([
  ['rollback', 'mf-news is back at its previous build'],
  ['take back', 'mf-news is no longer rolled out: its live build did not change'],
])('rolls an area back without a local build, and says what that did: %s', async (action, said) => {
  rmSync(join(areaDir, 'dist'), { recursive: true });
  answer.body = JSON.stringify({ action });
  expect(await rollback(areaDir, ['--to', url])).toBe(said);
  expect(calls).toEqual(['POST /api/releases/rollback']);
});

it('publishes nothing without a whole build', async () => {
  const dist = join(areaDir, 'dist');
  const refusal = `There is no whole build in ${dist}: build it first`;
  writeFileSync(join(dist, 'area.json'), '{"build":"b');
  await expect(publish(areaDir, ['--to', url])).rejects.toThrow(refusal);
  rmSync(dist, { recursive: true });
  await expect(publish(areaDir, ['--to', url])).rejects.toThrow(refusal);
  expect(calls).toEqual([]);
});

it('refuses to publish a build that is older than its sources', async () => {
  writeFileSync(join(areaDir, 'changed.ts'), '');
  await expect(publish(areaDir, ['--to', url])).rejects.toThrow('was built before the last change');
  expect(calls).toEqual([]);
});

describe.each([
  ['publish', publish],
  ['rollback', rollback],
])('%s', (_, command) => {
  it('sends no token over plain HTTP', async () => {
    await expect(command(areaDir, ['--to', 'http://site.example'])).rejects.toThrow(
      '--to takes https: the token must not be read on the way',
    );
  });

  it.each(['nonsense', 'localhost:4812', 'https://', 'https://site.example/news'])(
    'refuses the address %s',
    async (to) => {
      await expect(command(areaDir, ['--to', to])).rejects.toThrow(
        /^--to takes an address like https:\/\/site$/,
      );
    },
  );

  it('prints each reason of a refusal once', async () => {
    answer = { status: 409, body: '{"error":"/a: late\\n/b: late","problems":["/a: late","/b: late"]}' };
    await expect(command(areaDir, ['--to', url])).rejects.toThrow(/^\/a: late\n {2}\/b: late$/);
    answer = { status: 401, body: '{"error":"This needs a token"}' };
    await expect(command(areaDir, ['--to', url])).rejects.toThrow(/^This needs a token$/);
    answer = { status: 502, body: '<h1>Bad gateway' };
    await expect(command(areaDir, ['--to', url])).rejects.toThrow(
      new RegExp(`^${url} answers 502\\n.*not known.* list --to ${url}`),
    );
  });

  it('names a site that does not answer, the cause, and how to ask that site what is live', async () => {
    await expect(command(areaDir, ['--to', 'http://127.0.0.1:1'])).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:1 does not answer: \S.*\n.* -- list --to http:\/\/127\.0\.0\.1:1"/,
    );
  });
});

it('sends no token over plain HTTP for dev --site either', async () => {
  await expect(devOnSite(areaDir, 'http://site.example', null)).rejects.toThrow('--site takes https');
});

it('asks for a token before dev --site builds or pulls anything', async () => {
  vi.stubEnv('RELEASE_TOKEN', '');
  await expect(devOnSite(areaDir, url, null)).rejects.toThrow(/^RELEASE_TOKEN holds no token/);
});

it('refuses a taken PORT before dev --site builds or pulls anything', async () => {
  vi.stubEnv('PORT', new URL(url).port);
  await expect(devOnSite(areaDir, url, null)).rejects.toThrow(
    /^The site cannot listen at 127.0.0.1:\d+: .*EADDRINUSE/,
  );
});

it('fails if the answer is not that of a ShareMore site', async () => {
  answer.body = '{}';
  await expect(publish(areaDir, ['--to', url])).rejects.toThrow('Nothing was published');
  await expect(rollback(areaDir, ['--to', url])).rejects.toThrow('Nothing was rolled back');
  expect(calls).toHaveLength(2);
});
