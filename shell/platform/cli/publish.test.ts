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
  const manifest = { area: 'mf-news', build: findBuildId(areaDir) };
  writeFileSync(join(areaDir, 'dist/area.json'), JSON.stringify(manifest));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.unstubAllEnvs();
  return new Promise((resolve) => server.close(resolve));
});

it('publishes a build, makes it live and rolls it back', async () => {
  expect(await publish(areaDir, ['--to', url])).toBe('published mf-news b1: it is live');
  expect(await rollback(areaDir, ['--to', url])).toBe('mf-news is back at its previous build');
  expect(calls).toEqual(['builds', 'promote', 'rollback'].map((path) => expect.stringContaining(path)));
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

  it.each(['nonsense', 'localhost:4812', 'https://'])('refuses the address %s', async (to) => {
    await expect(command(areaDir, ['--to', to])).rejects.toThrow(
      /^--to takes an address like https:\/\/site$/,
    );
  });

  it('sends nothing without a build', async () => {
    rmSync(join(areaDir, 'dist'), { recursive: true });
    const dist = join(areaDir, 'dist');
    await expect(command(areaDir, ['--to', url])).rejects.toThrow(
      `There is no build in ${dist}: build it first`,
    );
    expect(calls).toEqual([]);
  });

  it('prints each reason of a refusal once', async () => {
    answer = { status: 409, body: '{"error":"/a: late\\n/b: late","problems":["/a: late","/b: late"]}' };
    await expect(command(areaDir, ['--to', url])).rejects.toThrow(/^\/a: late\n {2}\/b: late$/);
    answer = { status: 401, body: '{"error":"This needs a token"}' };
    await expect(command(areaDir, ['--to', url])).rejects.toThrow(/^This needs a token$/);
    answer = { status: 502, body: '<h1>Bad gateway' };
    await expect(command(areaDir, ['--to', url])).rejects.toThrow(`${url} answers 502`);
  });

  it('names a site that does not answer, and the cause', async () => {
    await expect(command(areaDir, ['--to', 'http://127.0.0.1:1'])).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:1 does not answer: \S/,
    );
  });
});

it.each([
  ['nonsense', '--site takes an address like https://site'],
  ['localhost:4812', '--site takes an address like https://site'],
  ['http://site.example', '--site takes https: the token must not be read on the way'],
])('refuses dev --site %s', async (site, words) => {
  await expect(devOnSite(areaDir, site, null)).rejects.toThrow(words);
});

it('asks for a token before dev --site builds or pulls anything', async () => {
  vi.stubEnv('RELEASE_TOKEN', '');
  await expect(devOnSite(areaDir, url, null)).rejects.toThrow(/^RELEASE_TOKEN holds no token/);
});

it('fails if the answer to a publication names no build', async () => {
  answer.body = '{}';
  await expect(publish(areaDir, ['--to', url])).rejects.toThrow('Nothing was published');
  expect(calls).toHaveLength(1);
});
