import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, type ProxyOptions } from 'vite';
import { builtFrom, fingerprint } from '../vite/sources';
import { tryPort } from './try-port';
import { serverFolder, workspaceAround } from './workspace';

/** Debounces saves, so that saving several files makes one build. */
const SETTLE_MS = 100;
const sharemore = join(import.meta.dirname, '../bin/sharemore.mjs');

/**
 * Runs one area from source inside the live builds of a site, which it pulls into a separate folder. Each save is built
 * and promoted there, with the same checks as on any site, and open pages load it. If it fails, the last good build stays
 * live, and Vite's overlay says why in each page.
 */
export async function devOnSite(areaDir: string, site: string): Promise<void> {
  // Otherwise a taken port ends the command only after minutes of work.
  const port = await tryPort(Number(process.env.PORT || 3000));
  const inner = await tryPort(0);
  const server = serverFolder(areaDir);
  const cache = join(areaDir, 'node_modules/.cache/site');
  const releases = join(cache, 'releases');
  if (workspaceAround(areaDir))
    await ended(spawn('npm', ['run', 'build'], { cwd: server, shell: process.platform === 'win32' }));
  rmSync(releases, { recursive: true, force: true });
  await ended(startProgram('release', ['pull', '--to', site, '--into', releases]));
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
  await buildAndPromote();

  const url = `http://127.0.0.1:${port}`;
  const running = startProgram('main', [], { LOG_LEVEL: 'warn', SITE_URL: url, PORT: String(inner) });
  running.on('exit', (code) => process.exit(code ?? 0));
  process.on('exit', () => running.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => running.kill(signal));
  while (!(await setAt(inner))) await sleep(SETTLE_MS);
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
      if (builtFrom(areaDir) !== sources)
        await ended(
          spawn(process.execPath, [sharemore, 'build'], { cwd: areaDir, stdio: ['ignore', 1, 'pipe'] }),
        );
      const before = await setAt(inner);
      await ended(startProgram('release', ['promote', '.']));
      // The server takes it up within two seconds; a save that changes nothing has the set of before.
      for (let looks = 0; looks < 20 && before && (await setAt(inner)) === before; looks += 1)
        await sleep(SETTLE_MS);
      failure = '';
      vite.ws.send({ type: 'full-reload' });
    } catch (error) {
      failure = `${error instanceof Error ? error.message : error}: the last good build stays`;
      console.error(failure);
      showFailure();
    }
  }

  /** Starts a program of the server package on the pulled builds. */
  function startProgram(name: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
    const settings = { DATABASE_URL: '', HOST: '127.0.0.1', RELEASES_DIR: releases, ...env };
    return spawn(process.execPath, ['--enable-source-maps', join(server, `dist/${name}.js`), ...args], {
      cwd: areaDir,
      env: { DATA_DIR: join(cache, 'data'), ...process.env, ...settings },
      stdio: ['ignore', 1, name === 'main' ? 2 : 'pipe'],
    });
  }
}

/** Passes requests on to the site's server, and puts Vite's client into each page, which shows failures and reloads. */
function siteAt(port: number): ProxyOptions {
  return {
    target: `http://127.0.0.1:${port}`,
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

/** Waits for a process to exit. @throws with what it has printed as errors, if it failed */
async function ended(child: ChildProcess): Promise<void> {
  const said = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${await said}\n"${child.spawnargs.slice(-4).join(' ')}" failed`.trim());
}

/** The set that a ready server serves. */
async function setAt(port: number): Promise<string | undefined> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
  return answer?.ok ? (await answer.json()).release.set : undefined;
}
