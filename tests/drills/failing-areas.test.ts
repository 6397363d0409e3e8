import { mkdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { apps, root } from '../../tools/apps';
import { liveBuilds } from '../release-folder';
import { appending, forceLive, forgeBuild, withCode } from './forged-builds';
import { newsBuild } from './release-commands';
import { local, pages, readiness, releasesDir, site, start } from './release-site';

const textOf = async (address: string) => (await fetch(address)).text();

describe('a server that starts', () => {
  it('serves the last good set when the live one fails, reports it, and takes the next good set', async () => {
    const good = liveBuilds(releasesDir);
    const broken = withCode('throw new Error("does not start");', 'server/entry-server.js');
    const badSet = await forceLive(releasesDir, forgeBuild('shell', 'bad1', broken));
    const { url } = await start();
    const state = await readiness(url);
    expect(state.problem).toContain(`set ${badSet} cannot be served`);
    expect(await textOf(url)).toContain(`/r/shell/${good.shell}/`);
    expect(site?.log()).toContain('cannot be served');
    expect(await textOf(`${url}/metrics`)).toMatch(/site_release_problem 1/);

    expect((await local('rollback')).code).toBe(0);
    await expect.poll(async () => (await readiness(url)).problem).toBeNull();
    expect(await textOf(`${url}/metrics`)).toMatch(/site_release_problem 0/);
  });

  it('ends a process in which areas hold too much in buffers, outside the heap, and names them in the log', async () => {
    const leak =
      'const held = []; setInterval(() => { if (held.length < 99) held.push(Buffer.alloc(1e7, 1)); }, 20);';
    const set = await forceLive(releasesDir, forgeBuild('mf-companies', 'leak1', appending(leak)));
    const { url } = await start();
    expect((await fetch(`${url}/companies`)).status).toBe(200);
    const said = new RegExp(`"set":"${set}","error":"[^"]*(memory|allocation)[^"]*mf-companies`);
    await expect.poll(() => site?.log()).toMatch(said);
    // Each new process leaks too, so one may end under a page.
    for (const path of Object.values(pages))
      await expect.poll(async () => (await fetch(url + path)).status, { message: path }).toBe(200);
  });
});

/** Makes a forged build of the news area live on the server that runs. @returns the set's id */
async function serveNews(build: string, change: Parameters<typeof forgeBuild>[2]) {
  const set = await forceLive(releasesDir, forgeBuild('mf-news', build, change));
  await expect.poll(async () => (await readiness(site?.url ?? '')).set).toBe(set);
  return set;
}

it('keeps what an area does outside a page from other areas, and logs it', async () => {
  const { url } = await start();
  const throwing =
    'setInterval(() => { throw new Error("late " + "long".repeat(999)); }, 1); export const area = 1;';
  const late = await serveNews('late1', withCode(throwing));
  for (const [area, path] of Object.entries(pages))
    expect((await fetch(url + path)).status, path).toBe(area === 'mf-news' ? 503 : 200);
  const thrown = new RegExp(`"set":"${late}","error":"Error: late long.*an area threw outside a render`);
  await expect.poll(() => site?.log()).toMatch(thrown);
  expect(site?.log()).not.toMatch(/(long){600}/);

  const loud = 'for (let n = 0; n < 999; n++) console.log("Hello ada@example.org", n); throw 1;';
  const set = await serveNews('loud1', withCode(loud));
  await fetch(`${url}/news`);
  const said = `"set":"${set}","output":"Hello [email] 19","msg":"an area wrote to the console"`;
  await expect.poll(() => site?.log()).toContain(said);
  expect(site?.log()).not.toMatch(/ada@|\[email\] 20/);

  await serveNews('odd1', withCode('export const area = { routes: [], sitemap: () => [null] };'));
  expect(await textOf(`${url}/sitemap.xml`)).toMatch(/\/company\/.*\/news</s);
});

describe('a running server', () => {
  it('keeps its set while the release log cannot be read, and reports the problem', async () => {
    const { url } = await start();
    const { set } = await readiness(url);
    const entry = join(releasesDir, 'changes/00000002.json');
    mkdirSync(entry);
    const problem = 'the log of releases cannot be read';
    await expect.poll(() => readiness(url)).toEqual({ set, rollout: null, problem });
    expect((await fetch(url)).status).toBe(200);
    rmdirSync(entry);
    await expect.poll(async () => (await readiness(url)).problem).toBeNull();
  });

  it('is not ready while its builds are missing, and takes the releases of a restarted log', async () => {
    await forceLive(releasesDir, forgeBuild('mf-news', 'next1'));
    const { url } = await start();
    rmSync(releasesDir, { recursive: true });
    // The server may look while the folder is only half removed.
    const lost = /^the builds of .*mf-news, shell cannot be read$/;
    await expect.poll(async () => (await readiness(url)).problem).toMatch(lost);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    for (const news of [join(root, 'mf-news/dist'), forgeBuild('mf-news', 'next2')]) {
      const others = apps.filter((app) => app !== 'mf-news').map((app) => join(root, app, 'dist'));
      const set = await forceLive(releasesDir, ...others, news);
      await expect.poll(async () => (await readiness(url)).set).toBe(set);
    }
    expect(await newsBuild(url)).toBe('next2');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await readiness(url)).problem).toBeNull();
  });
});

describe('while an area fails, pages of the other areas answer 200', () => {
  /** The code of the failing area's server entry; without any its server folder is removed. */
  const faults: Record<string, string | null> = {
    missing: null,
    'slow by 10 s':
      'await new Promise((done) => setTimeout(done, 10_000)); export const area = { routes: [] };',
    'an error': 'throw new Error("sabotage");',
    'a loop': 'for (;;) {}',
    'memory eaten': 'const all = []; for (;;) all.push(new Array(1e6).fill(1)); export const area = 1;',
    'an uncaught error':
      'setTimeout(() => { throw new Error("late"); }, 1); export const area = { routes: [] };',
  };
  it('when it blocks all the processes that it may use', async () => {
    const { url } = await start();
    const set = await forceLive(releasesDir, forgeBuild('mf-news', 'loop1', withCode('for (;;) {}')));
    await expect.poll(async () => (await readiness(url)).set).toBe(set);
    const hanging = ['a', 'b', 'c', 'd', 'e'].map((slug) => fetch(`${url}/news/${slug}`));
    await sleep(50);
    for (const path of ['/about?message=Z', '/companies?q=z', '/?monthly=37', '/login']) {
      expect((await fetch(url + path)).status, path).toBe(200);
    }
    for (const { status } of await Promise.all(hanging)) expect(status).toBe(503);
  });

  /** An area with slots in the pages of others, and one without, fail in each way between them; one way of each hangs. */
  const faultsOf: Record<string, string[]> = {
    'mf-companies': ['missing', 'a loop', 'memory eaten'],
    'mf-news': ['slow by 10 s', 'an error', 'an uncaught error'],
  };

  it.each(Object.keys(faultsOf))(
    'when %s fails',
    async (area) => {
      const { url } = await start();
      const chosen = faultsOf[area] ?? [];
      for (const [index, fault] of chosen.entries()) {
        const code = faults[fault] ?? null;
        const missing = (folder: string) => rmSync(join(folder, 'server'), { recursive: true });
        const dist = forgeBuild(area, `bad${index}`, code === null ? missing : withCode(code));
        const set = await forceLive(releasesDir, dist);
        await expect.poll(async () => (await readiness(url)).set).toBe(set);
        const lost = fetch(url + pages[area]).then(({ status }) => status);
        await sleep(50);
        for (const [other, path] of Object.entries(pages)) {
          if (other !== area)
            expect((await fetch(url + path)).status, `${path} while ${area}: ${fault}`).toBe(200);
        }
        expect((await fetch(`${url}/sitemap.xml`)).status, fault).toBe(200);
        expect((await fetch(`${url}/no-such-page`)).status, fault).toBe(404);
        expect([404, 503], `${area}: ${fault}`).toContain(await lost);
      }
      // Only the failing area may be blamed for a time-out, not areas that had not been loaded yet.
      const lines = site?.log().split('\n') ?? [];
      const timeouts = lines.filter((line) => line.includes('did not come back in time'));
      expect(timeouts.length).toBeGreaterThan(0);
      for (const line of timeouts) expect(JSON.parse(line).areas, line).toEqual([area]);
    },
    240_000,
  );
});
