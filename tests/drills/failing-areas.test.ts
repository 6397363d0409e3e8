import { mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { apps, root } from '../../tools/apps';
import { liveBuilds } from '../release-folder';
import { appending, blocking, forceLive, forgeBuild, withCode } from './forged-builds';
import { newsBuild } from './release-commands';
import { local, pages, readiness, releasesDir, start } from './release-site';

const good = liveBuilds(releasesDir);
const doesNotStart = withCode('throw new Error("does not start");', 'server/entry-server.js');
const badSet = await forceLive(releasesDir, forgeBuild('shell', 'bad1', doesNotStart));
// One site for all tests, each of which makes another set live.
const { url, log } = await start();

const textOf = async (path: string) => (await fetch(url + path)).text();
const statusOf = async (path: string) => (await fetch(url + path)).status;

/** Expects a page. On a busy machine a new process may exceed the time limit: a visitor is told to come back, and does. */
const expectPage = (path: string) => expect.poll(() => statusOf(path), { message: path }).toBe(200);

/** Makes builds live, of all other areas the good ones, and waits until they are served. @returns the set's id */
async function serve(forgedArea: string, forged: string): Promise<string> {
  const others = apps.filter((app) => app !== forgedArea).map((app) => join(root, app, 'dist'));
  const set = await forceLive(releasesDir, ...others, forged);
  await expect.poll(async () => (await readiness(url)).set).toBe(set);
  return set;
}

it('serves at its start the last good set when the live one fails, reports it, and takes the next', async () => {
  expect((await readiness(url)).problem).toContain(`set ${badSet} cannot be served`);
  expect(await textOf('/')).toContain(`/r/shell/${good.shell}/`);
  expect(log()).toContain('cannot be served');
  expect(await textOf('/metrics')).toMatch(/site_release_problem 1/);

  expect((await local('rollback')).code).toBe(0);
  await expect.poll(async () => (await readiness(url)).problem).toBeNull();
  expect(await textOf('/metrics')).toMatch(/site_release_problem 0/);
});

it('keeps its set while the release log cannot be read, and reports the problem', async () => {
  const { set } = await readiness(url);
  const changes = join(releasesDir, 'changes');
  const entry = join(changes, `${String(readdirSync(changes).length + 1).padStart(8, '0')}.json`);
  mkdirSync(entry);
  const problem = 'the log of releases cannot be read';
  await expect.poll(() => readiness(url)).toEqual({ set, rollout: null, problem });
  await expectPage('/');
  rmdirSync(entry);
  await expect.poll(async () => (await readiness(url)).problem).toBeNull();
});

it('ends a process in which areas hold too much in buffers, outside the heap, and names them in the log', async () => {
  const leak =
    'const held = []; setInterval(() => { if (held.length < 99) held.push(Buffer.alloc(1e7, 1)); }, 20);';
  const set = await serve('mf-companies', forgeBuild('mf-companies', 'leak1', appending(leak)));
  await expectPage('/companies');
  const said = new RegExp(`"set":"${set}","error":"[^"]*(memory|allocation)[^"]*mf-companies`);
  await expect.poll(log).toMatch(said);
  // Each new process leaks too, so one may end under a page.
  for (const path of Object.values(pages)) await expectPage(path);
});

it('keeps what an area does outside a page from other areas, and logs it', async () => {
  const noisy = `for (let n = 0; n < 999; n++) console.log("Hello ada@example.org", n);
    const timer = setInterval(() => { throw new Error("late " + "long".repeat(999)); }, 1);
    setTimeout(() => clearInterval(timer), 500);
    export const area = { routes: 1, sitemap: () => [null] };`;
  const set = await serve('mf-news', forgeBuild('mf-news', 'noisy1', withCode(noisy)));
  for (const [area, path] of Object.entries(pages)) if (area !== 'mf-news') await expectPage(path);
  expect(await statusOf('/news')).toBe(503);
  const thrown = new RegExp(`"set":"${set}","error":"Error: late long.*an area threw outside a render`);
  await expect.poll(log).toMatch(thrown);
  expect(log()).not.toMatch(/(long){600}/);
  const written = `"set":"${set}","output":"Hello [email] 19","msg":"an area wrote to the console"`;
  await expect.poll(log).toContain(written);
  expect(log()).not.toMatch(/ada@|\[email\] 20/);
  expect(await textOf('/sitemap.xml')).toMatch(/\/company\/.*\/news</s);
});

describe('while an area fails, pages of the other areas answer 200', () => {
  it('when it blocks all the processes that it may use', async () => {
    await serve('mf-news', forgeBuild('mf-news', 'block1', withCode(blocking())));
    let isOver = false;
    const hanging = ['a', 'b', 'c', 'd', 'e'].map(async (slug) => {
      do expect(await statusOf(`/news/${slug}`)).toBe(503);
      while (!isOver);
    });
    await sleep(50);
    for (const path of ['/about?message=Z', '/companies?q=z', '/?monthly=37', '/login'])
      await expectPage(path);
    isOver = true;
    await Promise.all(hanging);
  });

  /** How an area with slots in the pages of others, and one without, fail; one way of each hangs. */
  it.each<[string, string, Parameters<typeof forgeBuild>[2]]>([
    ['mf-companies', 'is missing', (folder) => rmSync(join(folder, 'server'), { recursive: true })],
    ['mf-companies', 'blocks', withCode(blocking())],
    ['mf-companies', 'ends its process', withCode('process.exit(1);')],
    [
      'mf-news',
      'is slow by 10 s',
      withCode('await new Promise((done) => setTimeout(done, 10_000)); export const area = { routes: [] };'),
    ],
    ['mf-news', 'throws', withCode('throw new Error("sabotage");')],
  ])('when %s %s', async (area, fault, change) => {
    const before = log().length;
    await serve(area, forgeBuild(area, `bad${fault.length}`, change));
    const lost = statusOf(pages[area] ?? '');
    await sleep(50);
    for (const [other, path] of Object.entries(pages)) if (other !== area) await expectPage(path);
    expect(await statusOf('/sitemap.xml')).toBe(200);
    await expect.poll(() => statusOf('/no-such-page')).toBe(404);
    await lost;
    // On a busy machine what is left of the page may be late, too.
    await expect.poll(() => statusOf(pages[area] ?? '')).toBeOneOf([404, 503]);
    // Only the failing area may be blamed for its time-out, not areas that had not been loaded yet.
    const lines = log().slice(before).split('\n');
    const blamed = lines
      .filter((line) => line.includes('did not come back in time'))
      .map((line): string[] => JSON.parse(line).areas ?? []);
    if (/blocks|slow/.test(fault)) expect(blamed).toContainEqual([area]);
    for (const areas of blamed) if (areas.includes(area)) expect(areas).toEqual([area]);
  });
});

it('is not ready while its builds are missing, and takes the releases of a restarted log', async () => {
  await serve('mf-news', forgeBuild('mf-news', 'next1'));
  rmSync(releasesDir, { recursive: true });
  // The server may look while the folder is only half removed.
  const lost = /^the builds of .*mf-news, shell cannot be read$/;
  await expect.poll(async () => (await readiness(url)).problem).toMatch(lost);
  expect(await statusOf('/readyz')).toBe(503);
  await serve('mf-news', forgeBuild('mf-news', 'next2'));
  expect(await newsBuild(url)).toBe('next2');
  expect(await statusOf('/readyz')).toBe(200);
  expect((await readiness(url)).problem).toBeNull();
});
