import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
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
import { runProgram } from '../programs';

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

/** Runs `npm start` to its end. @returns its exit code, what it printed as errors, and what it published */
function runStart(env: NodeJS.ProcessEnv) {
  const RELEASES_DIR = mkdtempSync(join(tmpdir(), 'not-started-'));
  const options = { cwd: root, env: { ...process.env, RELEASES_DIR, ...env }, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, ['tools/bootstrap.mjs', 'start.ts'], options);
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

it('npm start names the releases of Node that fit when it runs on another', () => {
  const older = "Object.defineProperty(process, 'versions', { value: { node: '20.10.0' } })";
  const args = ['--import', `data:text/javascript,${older}`, 'tools/bootstrap.mjs', 'start.ts'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('Node 20.10.0 does not fit: this project needs ^20.19, ^22.12 or 24 and later.\n');
  expect(status).toBe(1);
});

it('npm start names a path that Vite cannot build in, before it installs', () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'path-')), 'c#');
  cpSync(join(root, 'tools/bootstrap.mjs'), join(dir, 'tools/bootstrap.mjs'));
  const { status, stderr } = spawnSync(process.execPath, [join(dir, 'tools/bootstrap.mjs'), 'start.ts'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe(`Vite cannot build in ${dir}: move the checkout to a path without # and ?.\n`);
  expect(status).toBe(1);
});

it('npm start says that it cannot write into its folder, and installs nothing', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'read-only-'));
  for (const file of ['tools/bootstrap.mjs', 'package-lock.json']) cpSync(join(root, file), join(dir, file));
  await chmod(dir, 0o555);
  const { stderr } = spawnSync(process.execPath, [join(dir, 'tools/bootstrap.mjs'), 'start.ts'], {
    // Root may write everywhere.
    ...(process.getuid?.() === 0 && { uid: 65_534, gid: 65_534 }),
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^EACCES: .*\/read-only-\S+: the packages go there, make it writable\.\n$/);
});

it('npm test runs in no other browser than the one that CHROME_PATH names', () => {
  vi.stubEnv('CHROME_PATH', join(root, 'no-browser'));
  expect(() => findBrowser()).toThrow(/^CHROME_PATH names no program: .*no-browser$/);
  vi.unstubAllEnvs();
});

/** The next tests use one copy of the project, and leave ever less of it. */
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
  await edit('server/src/main.ts', 'try {', 'try {{');
  const env = { PATH: process.env.PATH, RELEASES_DIR: process.env.TEST_RELEASES_DIR };
  const listed = await runProgram('npm', ['run', 'release', '--', 'list'], { cwd: dir, env });
  expect(listed.error).toContain('the last whole build of this command is used');
  expect(listed.code).toBe(0);
});

it('npm start installs nothing where only development packages are missing', () => {
  const record = join(dir, 'node_modules/.package-lock.json');
  const { packages } = JSON.parse(readFileSync(record, 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const kept = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  rmSync(record);
  writeFileSync(record, JSON.stringify({ packages: Object.fromEntries(kept) }));
  rmSync(join(dir, 'node_modules/vitest'));
  const options = { cwd: dir, env: { PATH: '' }, encoding: 'utf8' } as const;
  const { stderr } = spawnSync(process.execPath, ['tools/bootstrap.mjs', 'start.ts', 'argument'], options);
  expect(stderr).toContain('npm start takes no arguments');
});

it('npm start installs the packages again when the record of them is half written', () => {
  const record = join(dir, 'node_modules/.package-lock.json');
  rmSync(record);
  writeFileSync(record, '{"packages": {');
  // Without a PATH there is no npm, so that the installation ends at once.
  const options = { cwd: dir, env: { PATH: '' }, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(process.execPath, ['tools/bootstrap.mjs', 'start.ts'], options);
  expect(stdout).toContain('Installing packages');
  expect(stderr).toContain('npm does not start');
});

it('npm start installs what building and serving need, whatever NODE_ENV is, and keeps it when npm fails', () => {
  const npm = join(dir, 'npm');
  writeFileSync(npm, '#!/bin/sh\necho "npm $*"; [ "$1" = config ] || cat npm-shrinkwrap.json >&2; exit 1', {
    mode: 0o755,
  });
  rmSync(join(dir, 'node_modules/pino'));
  const env = { PATH: `${dir}:/usr/bin:/bin`, NODE_ENV: 'production' };
  const { stdout, stderr } = spawnSync(process.execPath, ['tools/bootstrap.mjs', 'start.ts'], {
    cwd: dir,
    env,
    encoding: 'utf8',
  });
  expect(stdout).toContain('npm install --no-save --loglevel=error --include=optional --omit=dev');
  expect(stderr).toMatch(/"resolved":"[^"]+\/vite\/-\/vite-7\.[0-9.]+\.tgz"/);
  expect(stderr).toContain('What was installed before is still there');
  expect(existsSync(join(dir, 'npm-shrinkwrap.json'))).toBe(false);
  expect(existsSync(join(dir, 'node_modules/vite'))).toBe(true);
});
