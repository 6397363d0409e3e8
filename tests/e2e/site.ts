import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../tools/free-port';

const main = resolve(import.meta.dirname, '../../server/dist/main.js');

/** A running site of its own: its data folder, its port, its process. */
export interface Site {
  url: string;
  dataDir: string;
  releasesDir: string;
  /** Everything that the server has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts the built server as `npm start` does, on a free port, with `env` on top of a clean environment. */
export async function startSite(env: NodeJS.ProcessEnv = {}): Promise<Site> {
  const port = await freePort();
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'sharemore-data-'));
  const releasesDir = env.RELEASES_DIR ?? process.env.TEST_RELEASES_DIR;
  if (!releasesDir) throw new Error('No release folder: run the tests through Playwright’s own command');
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      FORM_RATE_LIMIT: '1000',
      LOG_LEVEL: 'info',
      ...env,
      DATA_DIR: dataDir,
      RELEASES_DIR: releasesDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  await untilUp(url, child, () => log);
  return {
    url,
    dataDir,
    releasesDir,
    log: () => log,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The public addresses by the sitemap: every fixed page and article, and one company for all. */
export async function publicPaths(site: Site): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, loc = '']) => new URL(loc).pathname);
  const company = paths.find((path) => path.startsWith('/company/')) ?? '';
  return [...paths.filter((path) => !path.startsWith('/company/')), company];
}

async function untilUp(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site ended at once:\n${log()}`);
    const isUp = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`The site was not up within 60 s:\n${log()}`);
}
