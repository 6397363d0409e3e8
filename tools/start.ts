import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, openAt, readConfig } from '../server/src/config';
import { explain } from '../server/src/observe/error-words';
import { makeFolder } from '../server/src/storage/write-durably';
import { tryPort } from '../shell/build/cli/try-port';
import { apps, root } from './apps';
import { buildStale } from './build';
import { buildServer } from './build-server';
import { publishBuilds } from './publish-builds';
import { serverArguments } from './server-arguments';

const say = (line: string) => process.stdout.write(`${line}\n`);

let server: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => (server ? server.kill(signal) : process.exit(1)));

/** `npm start`: builds stale apps, makes them live and serves the site. */
try {
  if (process.argv.length > 2) throw new ConfigError('npm start takes no arguments: see README, "Settings"');
  const config = readConfig(process.env);
  // Before publishing, which would change the live set of another site with the same folder and port.
  await tryPort(config.port, config.host);
  const canWrite = (folder: string) => makeFolder(folder).then(() => access(folder, constants.W_OK));
  await openAt('RELEASES_DIR', () => canWrite(config.releasesDir));
  await openAt('DATA_DIR', () => canWrite(config.dataDir));
  const [stale] = await Promise.all([buildStale(apps, say), buildServer()]);
  // What was live in this folder last time still is, unless something is new.
  const changes = await readdir(join(config.releasesDir, 'changes')).catch(() => []);
  const isLive = stale === 0 && !config.databaseUrl && changes.length > 0;
  const serve = async () => {
    say(`Starting the server at ${config.siteUrl} (Ctrl+C ends it)`);
    server = spawn(process.execPath, serverArguments, { cwd: root, stdio: 'inherit' });
    const [code] = await once(server, 'exit');
    return code ?? 1;
  };
  const early = isLive && serve();
  await publishBuilds(process.env, isLive ? () => {} : say);
  // Without a build that was lost, and is published again by now, the server may have ended.
  process.exit(await (early && !server?.exitCode ? early : serve()));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
  server?.kill();
}
