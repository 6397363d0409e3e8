import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../tools/apps';
import { copyCheckout } from '../e2e/checkout';
import { bootstrap } from '../programs';

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
  const { status, stderr } = bootstrap(dir);
  expect(stderr).toBe(`Vite cannot build in ${dir}: move the checkout to a path without # and ?.\n`);
  expect(status).toBe(1);
});

it('npm start says that it cannot write into its folder, and installs nothing', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'read-only-'));
  for (const file of ['tools/bootstrap.mjs', 'package-lock.json']) cpSync(join(root, file), join(dir, file));
  await chmod(dir, 0o555);
  // Root may write everywhere.
  const { stderr } = bootstrap(dir, process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {});
  expect(stderr).toMatch(/^EACCES: .*\/read-only-\S+: the packages go there, make it writable\.\n$/);
});

/** The next tests use one copy of the project, and leave ever less of it. */
const { dir, remove } = copyCheckout();
afterAll(remove);

it('npm start installs nothing where only development packages are missing', () => {
  const record = join(dir, 'node_modules/.package-lock.json');
  const { packages } = JSON.parse(readFileSync(record, 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  const kept = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  rmSync(record);
  writeFileSync(record, JSON.stringify({ packages: Object.fromEntries(kept) }));
  rmSync(join(dir, 'node_modules/vitest'));
  const { stderr } = bootstrap(dir, { env: { PATH: '' } }, 'argument');
  expect(stderr).toContain('npm start takes no arguments');
});

it('npm start installs the packages again when the record of them is half written', () => {
  const record = join(dir, 'node_modules/.package-lock.json');
  rmSync(record);
  writeFileSync(record, '{"packages": {');
  // Without a PATH there is no npm, so that the installation ends at once.
  const { stdout, stderr } = bootstrap(dir, { env: { PATH: '' } });
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
  const { stdout, stderr } = bootstrap(dir, { env });
  expect(stdout).toContain('npm install --no-save --loglevel=error --include=optional --omit=dev');
  expect(stderr).toMatch(/"resolved":"[^"]+\/vite\/-\/vite-7\.[0-9.]+\.tgz"/);
  expect(stderr).toContain('What was installed before is still there');
  expect(existsSync(join(dir, 'npm-shrinkwrap.json'))).toBe(false);
  expect(existsSync(join(dir, 'node_modules/vite'))).toBe(true);
});

it('npm start leaves nothing of an installation that is interrupted', async () => {
  const npm = '#!/bin/sh\n[ "$1" = config ] || exec sleep 60';
  writeFileSync(join(dir, 'npm'), npm, { mode: 0o755 });
  const options = { cwd: dir, env: { PATH: `${dir}:/usr/bin:/bin` }, detached: true };
  const start = spawn(process.execPath, ['tools/bootstrap.mjs', 'start.ts'], options);
  const shrinkwrap = join(dir, 'npm-shrinkwrap.json');
  await expect.poll(() => existsSync(shrinkwrap)).toBe(true);
  await sleep(200);
  // As Ctrl+C does, to all of them.
  process.kill(-(start.pid ?? 0), 'SIGINT');
  await once(start, 'exit');
  expect(existsSync(shrinkwrap)).toBe(false);
});
