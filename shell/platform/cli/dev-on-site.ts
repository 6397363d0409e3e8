import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { findBuildId } from '../shell/platform/vite/build-id';
import { root } from './apps';
import { buildStale } from './build';
import { buildServer } from './build-server';
import { freePort } from './free-port';
import { reloadingProxy } from './reloading-proxy';

const [area = '', site = ''] = process.argv.slice(2);
process.chdir(root);

/** Saving several files makes one build. */
const SETTLE_MS = 100;
const releases = join(root, area, 'node_modules/.cache/site');
const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * One area from source inside the live builds of a site: they are pulled into a folder of their own, where each
 * save becomes a build that goes live as on any site, tried whole first. What does not stand is said here, and
 * the last good build stays.
 */
await buildServer();
rmSync(releases, { recursive: true, force: true });
// It has said itself why not.
await program('release', ['pull', '--to', site, '--into', releases]).catch(() => process.exit(1));
let tried = '';
await bringIn();

const port = Number(process.env.PORT || (await freePort()));
const url = `http://127.0.0.1:${port}`;
const behind = await freePort();
const server = startProgram('main', [], { LOG_LEVEL: 'warn', SITE_URL: url, PORT: String(behind) });
server.on('exit', (code) => process.exit(code ?? 0));
process.on('exit', () => server.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
while (!(await isUp())) await sleep(SETTLE_MS);

const { watcher } = await createServer({
  configFile: false,
  root: join(root, area),
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false },
});
let due: NodeJS.Timeout | undefined;
let bringing = Promise.resolve();
watcher.on('all', () => {
  clearTimeout(due);
  due = setTimeout(() => {
    bringing = bringing.then(bringIn);
  }, SETTLE_MS);
});
reloadingProxy(behind).listen(port, '127.0.0.1', () =>
  say(`${area} from source inside ${site}, reloading on change: ${url}`),
);

/** Builds what the area's sources are now, and makes it live here when it stands. */
async function bringIn(): Promise<void> {
  try {
    const id = findBuildId(join(root, area));
    if (id === tried) return;
    tried = id;
    await buildStale([area], say);
    await program('release', ['promote', area]);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}: the last good build stays`);
  }
}

/** Runs a program of the site's server on the pulled builds. */
function startProgram(name: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, ['--enable-source-maps', join(root, `server/dist/${name}.js`), ...args], {
    env: { ...process.env, DATABASE_URL: '', HOST: '127.0.0.1', RELEASES_DIR: releases, ...env },
    stdio: 'inherit',
  });
}

async function program(name: string, args: string[]): Promise<void> {
  const [code] = await once(startProgram(name, args), 'exit');
  if (code !== 0) throw new Error(`"${name} ${args[0]}" failed`);
}

async function isUp(): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${behind}/readyz`).catch(() => null);
  return answer?.ok ?? false;
}
