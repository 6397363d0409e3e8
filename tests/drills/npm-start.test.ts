import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { listen } from '../../server/src/testing/listen';
import { apps, root } from '../../tools/apps';
import { publishBuilds } from '../../tools/publish-builds';
import { startPostgres } from '../contract/postgres';
import { findBrowser } from '../e2e/browser';
import { copyCheckout } from '../e2e/checkout';
import { freePort } from '../free-port';
import { bootstrap, runProgram } from '../programs';
import { copyReleasesInto } from '../release-folder';

it('npm start makes its builds live in an empty database only, and stops on SIGTERM, which reaches npm alone, after its answer to a request in flight', async () => {
  const postgres = await startPostgres();
  const work = mkdtempSync(join(tmpdir(), 'started-'));
  const PORT = String(await freePort());
  const DATABASE_URL = await postgres.createDatabase();
  const env = { ...process.env, PORT, DATABASE_URL, RELEASES_DIR: join(work, 'releases') };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  npm.stdout.on('data', (text) => (said += String(text)));
  const status = () => fetch(`http://127.0.0.1:${PORT}`).then((response) => response.status, String);
  try {
    await expect.poll(status, { timeout: 240_000, interval: 100 }).toBe(200);
    const post = request(`http://127.0.0.1:${PORT}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    });
    post.write('{');
    await sleep(500);
    const ended = Promise.all([once(post, 'response'), once(npm, 'exit')]);
    npm.kill('SIGTERM');
    setTimeout(() => post.end('}'), 1_000);
    const [[answer], exit] = await ended;
    expect(answer.statusCode).toBe(422);
    await expect.poll(status, { timeout: 15_000, interval: 200 }).toContain('fetch failed');
    // npm ends itself by the signal after its script has ended.
    expect(exit).toEqual([null, 'SIGTERM']);
  } finally {
    npm.kill('SIGKILL');
  }
  const [, set] = /^release set (\w+) is live/m.exec(said) ?? [];
  const lines: string[] = [];
  await publishBuilds({ DATABASE_URL, RELEASES_DIR: join(work, 'other') }, (line) => lines.push(line));
  expect(lines).toEqual([expect.stringContaining(`set ${set} of DATABASE_URL stays live`)]);
  await postgres.stop();
}, 300_000);

/** Runs `npm start` here to its end. @returns its exit code, what it printed as errors, and what it published */
function runStart(env: NodeJS.ProcessEnv) {
  const RELEASES_DIR = mkdtempSync(join(tmpdir(), 'not-started-'));
  const { status, stderr } = bootstrap(root, { env: { ...process.env, RELEASES_DIR, ...env } });
  return { status, stderr, published: readdirSync(RELEASES_DIR) };
}

it('npm start says that its port is in use, and publishes nothing', async () => {
  const other = createServer();
  const PORT = new URL(await listen(other)).port;
  const { status, stderr, published } = runStart({ PORT });
  other.close();
  expect(stderr).toContain(`The site cannot listen at 127.0.0.1:${PORT}: `);
  expect(stderr).toContain('PORT chooses another');
  expect(status).toBe(1);
  expect(published).toEqual([]);
}, 300_000);

it.each([
  ['DATA_DIR', join(root, 'package.json/folder'), 'ENOTDIR: '],
  ['DATABASE_URL', 'postgres://ada@127.0.0.1:1/leads', 'connect ECONNREFUSED'],
])(
  'npm start names %s when it cannot be used, and publishes nothing',
  async (setting, value, cause) => {
    const env = { PORT: String(await freePort()), [setting]: value };
    const { status, stderr, published } = runStart(env);
    expect(stderr).toContain(`${setting} cannot be used: ${cause}`);
    expect(status).toBe(1);
    expect(published).toEqual([]);
  },
  300_000,
);

it('npm start publishes lost builds of what is live again, and serves them', async () => {
  const RELEASES_DIR = mkdtempSync(join(tmpdir(), 'lost-'));
  copyReleasesInto(RELEASES_DIR);
  for (const app of ['shell', 'mf-news']) rmSync(join(RELEASES_DIR, app), { recursive: true });
  const PORT = String(await freePort());
  const env = { ...process.env, PORT, RELEASES_DIR };
  const site = spawn(process.execPath, ['tools/bootstrap.mjs', 'start.ts'], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  const news = () => fetch(`http://127.0.0.1:${PORT}/news`).then((answer) => answer.text(), String);
  try {
    await expect.poll(news).toContain('Sharesave, thought through');
  } finally {
    site.kill();
  }
  expect(await once(site, 'exit')).toEqual([0, null]);
}, 300_000);

it('npm start ends the site, which need not wait for builds that were live, when these cannot be published', async () => {
  const RELEASES_DIR = mkdtempSync(join(tmpdir(), 'spoilt-'));
  copyReleasesInto(RELEASES_DIR);
  for (const file of readdirSync(join(RELEASES_DIR, 'builds'))) {
    rmSync(join(RELEASES_DIR, 'builds', file));
    mkdirSync(join(RELEASES_DIR, 'builds', file));
  }
  const { status, stderr } = runStart({ RELEASES_DIR, PORT: String(await freePort()) });
  expect(stderr).toContain('Nothing was made live');
  expect(status).toBe(1);
}, 300_000);

it('npm test runs in no other browser than the one that CHROME_PATH names', () => {
  vi.stubEnv('CHROME_PATH', join(root, 'no-browser'));
  expect(() => findBrowser()).toThrow(/^CHROME_PATH names no program: .*no-browser$/);
  vi.unstubAllEnvs();
});

/** The next tests use one copy of the project. */
const { dir, edit, remove } = copyCheckout();
afterAll(remove);

it('npm start ends its builds on SIGTERM', async () => {
  const env = { PATH: process.env.PATH, PORT: String(await freePort()) };
  const started = spawn(process.execPath, ['tools/bootstrap.mjs', 'start.ts'], { cwd: dir, env });
  const closed = once(started, 'close');
  for await (const line of createInterface({ input: started.stdout })) if (/^building/.test(line)) break;
  started.kill();
  // The builds hold the output open for as long as they run.
  expect(await closed).toEqual([1, null]);
  expect(apps.filter((app) => existsSync(join(dir, app, 'dist/area.json')))).toEqual([]);
});

it('npm run release works while the server’s sources do not build', async () => {
  cpSync(join(root, 'server/dist'), join(dir, 'server/dist'), { recursive: true });
  await edit('server/src/main.ts', 'await serve()', 'await serve({');
  const env = { PATH: process.env.PATH, RELEASES_DIR: process.env.TEST_RELEASES_DIR };
  const listed = await runProgram('npm', ['run', 'release', '--', 'list'], { cwd: dir, env });
  expect(listed.error).toContain('the last whole build of this command is used');
  expect(listed.code).toBe(0);
});
