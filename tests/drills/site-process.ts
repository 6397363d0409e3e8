import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../tools/free-port';
import prepareReleases from '../e2e/global-setup';

const main = resolve(import.meta.dirname, '../../server/dist/main.js');
const START_LIMIT_MS = 60_000;

/** The built server in a process of its own, which a drill may kill. */
export interface SiteProcess {
  url: string;
  pid: number;
  log(): string;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** SIGTERM. @returns the exit code and how long it took. */
  terminate(): Promise<{ code: number | null; ms: number }>;
}

/** Builds what is stale and publishes it for the drills of one file. @returns the way to clean up. */
export const prepareSite = prepareReleases;

/** Starts the site on a free port; `through` is a command that runs it, such as strace. */
export async function startSiteProcess(env: NodeJS.ProcessEnv, through: string[] = []): Promise<SiteProcess> {
  const port = await freePort();
  const [command = process.execPath, ...args] = [...through, process.execPath, main];
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      RELEASES_DIR: process.env.TEST_RELEASES_DIR,
      FORM_RATE_LIMIT: '1000000',
      USE_SAMPLE_DATA: 'true',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: through.length > 0,
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  await untilUp(url, child, () => log);

  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // With a command in between, its whole group: the site must not outlive it.
    if (through.length > 0 && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
    await ended;
  };
  return {
    url,
    pid: child.pid ?? 0,
    log: () => log,
    kill: () => end('SIGKILL'),
    terminate: async () => {
      const began = performance.now();
      await end('SIGTERM');
      return { code: child.exitCode, ms: performance.now() - began };
    },
  };
}

/** Posts JSON. @returns the answer, or undefined when the connection broke. */
export async function postJson(site: SiteProcess, path: string, body: object) {
  try {
    const response = await fetch(site.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  } catch {
    return undefined;
  }
}

async function untilUp(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The site ended at once:\n${log()}`);
    const isUp = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await sleep(50);
  }
  throw new Error(`The site did not start:\n${log()}`);
}
