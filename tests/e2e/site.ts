import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverArguments } from '../../tools/server-arguments';
import { freePort } from '../free-port';
import { endProcess } from '../programs';

/** The running servers. Vitest ends its worker with SIGTERM, without the clean-up of tests that a filter left out. */
const running = new Set<ChildProcess>();
process.once('SIGTERM', () => {
  for (const child of running) child.kill('SIGKILL');
  process.exit();
});

export type Site = Awaited<ReturnType<typeof startSite>>;
/** A running site that others started. */
export type SharedSite = Pick<Site, 'url' | 'dataDir' | 'releasesDir'>;

/**
 * Starts the built server in its own process, on `PORT` or a free port, with its own data folder. `env` extends a minimal
 * environment. `wrapper` is a command that runs the server, such as strace.
 * @throws with the server's log when the server is not ready within 60 seconds
 */
export async function startSite(env: NodeJS.ProcessEnv = {}, wrapper: string[] = []) {
  const port = Number(env.PORT) || (await freePort());
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'sharemore-data-'));
  const releasesDir = env.RELEASES_DIR ?? process.env.TEST_RELEASES_DIR;
  if (!releasesDir) throw new Error('No release folder: this kind of test needs its global set-up');
  const [command = process.execPath, ...args] = [...wrapper, process.execPath, ...serverArguments];
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      FORM_RATE_LIMIT: '1000000',
      ...env,
      DATA_DIR: dataDir,
      RELEASES_DIR: releasesDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: wrapper.length > 0,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += String(chunk)));
  const url = `http://127.0.0.1:${port}`;

  async function end(signal: NodeJS.Signals) {
    const began = performance.now();
    // A wrapper may not pass the signal on.
    await endProcess(child, signal, wrapper.length > 0);
    return { code: child.exitCode, ms: performance.now() - began };
  }

  try {
    await untilReady(url, child);
  } catch (error) {
    await end('SIGKILL');
    throw new Error(`${String(error)}:\n${log}`);
  }
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    releasesDir,
    /** Everything that the server has logged so far. */
    log: () => log,
    /** Sends SIGTERM. @returns the exit code and the milliseconds until the exit */
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    [Symbol.asyncDispose]: async () => void (await end('SIGTERM')),
  };
}

/** Returns the sitemap's paths: every fixed page, every article, and one company to represent all. */
export async function publicPaths(site: SharedSite): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, loc = '']) => new URL(loc).pathname);
  const company = paths.find((path) => path.startsWith('/company/')) ?? '';
  return [...paths.filter((path) => !path.startsWith('/company/')), company];
}

/** Of the sitemap's paths one of each kind: articles are pages of one form, too. */
export async function pathOfEachKind(site: SharedSite): Promise<string[]> {
  const paths = await publicPaths(site);
  const [, ...otherArticles] = paths.filter((path) => path.startsWith('/news/'));
  return paths.filter((path) => !otherArticles.includes(path));
}

/** Posts JSON. @throws when the connection breaks */
export async function postJson({ url }: { url: string }, path: string, body: object) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('The site ended at once');
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(50);
  }
  throw new Error('The site was not up within 60 s');
}
