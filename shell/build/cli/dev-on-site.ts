import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { create } from 'tar';
import { createServer, type ProxyOptions } from 'vite';
import { buildArea } from '../vite/build-area';
import { builtFrom, fingerprint } from '../vite/sources';
import { tryPort } from './try-port';
import { serverFolder, workspaceAround } from './workspace';

/** Debounces saves, so that saving several files makes one build. */
const SETTLE_MS = 50;
const run = promisify(execFile);

/**
 * Runs one area from source inside the live builds of a site, which it pulls into a separate folder. Each save is built
 * and promoted there, with the same checks as on any site, and open pages load it. If it fails, the last good build stays
 * live, and Vite's overlay says why in each page.
 */
export async function devOnSite(areaDir: string, site: string): Promise<void> {
  // Otherwise a taken port ends the command only after minutes of work.
  const port = await tryPort(Number(process.env.PORT || 3000));
  const PORT = String(await tryPort(0));
  const inner = `http://127.0.0.1:${PORT}`;
  const url = `http://127.0.0.1:${port}`;
  const server = serverFolder(areaDir);
  const dist = join(areaDir, 'dist');
  const cache = join(areaDir, 'node_modules/.cache/site');
  const RELEASES_DIR = join(cache, 'releases');
  const settings = { DATABASE_URL: '', HOST: '127.0.0.1', LOG_LEVEL: 'warn', RELEASES_DIR, SITE_URL: url };
  const env = { DATA_DIR: join(cache, 'data'), ...process.env, ...settings, PORT };
  /** The words that start a program of the server package on the pulled builds. */
  const program = (name: string) => ['--enable-source-maps', join(server, `dist/${name}.js`)];
  const release = (...args: string[]) => run(process.execPath, [...program('release'), ...args], { env });

  if (workspaceAround(areaDir)) await run('npm', ['run', 'build'], { cwd: server });
  rmSync(RELEASES_DIR, { recursive: true, force: true });
  // The first build in a process takes twice as long as the next, so it is made here even where nothing has changed.
  const build = buildArea(areaDir).catch(() => {});
  await Promise.all([release('pull', '--to', site, '--into', RELEASES_DIR), build]);
  const can = ['--can', 'publish,promote', '--days', '3650', '--json'];
  const { token } = JSON.parse((await release('token', 'create', '--area', '*', ...can)).stdout);
  let lastSources = '';
  const vite = await createServer({
    configFile: false,
    root: areaDir,
    optimizeDeps: { noDiscovery: true },
    // All but Vite's own files.
    server: { host: '127.0.0.1', port, strictPort: true, proxy: { '^/(?!@|node_modules/)': siteAt(inner) } },
  });
  /** Why the last save is not live; empty if it is. */
  let failure = '';
  const showFailure = () => {
    // Without a page Vite would keep it, and show it to the next one even after a mend.
    if (failure && vite.ws.clients.size > 0)
      vite.ws.send({ type: 'error', err: { message: failure, stack: '' } });
  };
  vite.ws.on('connection', showFailure);

  endTogether(spawn(process.execPath, program('main'), { env, stdio: 'inherit' }));
  while (!(await liveSet())) await sleep(SETTLE_MS);
  await buildAndPromote();
  await vite.listen();

  let due: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  vite.watcher.on('all', () => {
    clearTimeout(due);
    due = setTimeout(() => {
      working = working.then(buildAndPromote);
    }, SETTLE_MS);
  });
  process.stdout.write(`${basename(areaDir)} from source inside ${site}, built on each save: ${url}\n`);

  async function buildAndPromote(): Promise<void> {
    try {
      const sources = fingerprint(areaDir);
      if (sources === lastSources) return;
      lastSources = sources;
      if (builtFrom(areaDir) !== sources) await buildArea(areaDir);
      // By the server that shows it, which keeps the processes that have tested its pages.
      const archive = create({ gzip: { level: 1 }, cwd: dist, portable: true }, readdirSync(dist));
      const { area, build } = await ask('/builds', { method: 'PUT', body: archive, duplex: 'half' });
      const body = JSON.stringify({ command: 'promote', options: { areas: [`${area}@${build}`] } });
      const { set } = (await ask('', { method: 'POST', body })).data;
      for (let looks = 0; looks < 100 && (await liveSet()) !== set.id; looks += 1) await sleep(SETTLE_MS);
      process.stdout.write(`live: set ${set.id}\n`);
      failure = '';
      vite.ws.send({ type: 'full-reload' });
    } catch (error) {
      // A refusal may be for a moment: the same save tries again.
      lastSources = '';
      failure = `Not live, the last good build stays:\n${error instanceof Error ? error.message : error}`;
      console.error(failure);
      showFailure();
    }
  }

  /** Calls the release API of the server that runs here. @throws with the reasons of a refusal */
  async function ask(path: string, request: object) {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(`${inner}/api/releases${path}`, { ...request, headers });
    const said = await answer.json();
    if (!answer.ok) throw new Error(said.error);
    return said;
  }

  async function liveSet(): Promise<string | undefined> {
    const answer = await fetch(`${inner}/api/release`).catch(() => null);
    return answer?.ok ? (await answer.json()).set : undefined;
  }
}

/** Ends a program with this process, and when npm ends, which kills only the shell between itself and this process. */
export function endTogether(child: ChildProcess): void {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill(), 500).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  process.on('exit', () => child.kill());
  child.on('exit', (code) => process.exit(code ?? 1));
}

/** Passes requests on to the site's server, and puts Vite's client into each page, which shows failures and reloads. */
function siteAt(target: string): ProxyOptions {
  return {
    target,
    headers: { 'accept-encoding': 'identity' },
    selfHandleResponse: true,
    configure: (proxy) =>
      proxy.on('proxyRes', async (answer, _request, response) => {
        const { statusCode = 502, headers } = answer;
        if (!headers['content-type']?.startsWith('text/html'))
          return void answer.pipe(response.writeHead(statusCode, headers));
        const page = await text(answer);
        // The site's policy would stop Vite's client.
        for (const name of ['content-security-policy', 'content-length', 'etag']) delete headers[name];
        response
          .writeHead(statusCode, headers)
          .end(`${page}<script type="module" src="/@vite/client"></script>`);
      }),
  };
}
