import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { UsageError } from '../cli/command-line';
import { ConfigError, readConfig } from '../config';
import { explain, messageOf } from '../observe/error-words';
import { pageRequest } from '../render/page-request';
import { openRenderPool } from '../render/render-pool';
import { openSheet, sheetText } from '../sheet/open-sheet';
import { operator, userName } from './actor';
import { localBackend, remoteBackend } from './backend';
import { createPreflight } from './preflight/preflight';
import { createReleases } from './releases';
import { readCommand, runCommand, USAGE } from './staff/release-command';
import { openReleaseStore } from './store';

/** The only settings that are read: a mistake in any other setting must not block a release. */
const NEEDED = ['RELEASES_DIR', 'DATABASE_URL', 'SITE_URL', 'HOST', 'PORT'];

const write = (line: string) => console.log(line);

/**
 * `npm run release`: works on this machine's own store, where it tests sets with the bundled sample sheet, or with `--to`
 * through another site's server.
 */
async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2));
  if (!command) {
    write(USAGE);
    return 0;
  }
  const { name, common } = command;
  if (common.to) return runCommand(remoteBackend(common.to), command, write);
  const config = readConfig(Object.fromEntries(NEEDED.map((name) => [name, process.env[name]])));
  // Otherwise a wrong RELEASES_DIR would look like an empty store.
  if (!config.databaseUrl && !['publish', 'promote'].includes(name) && !existsSync(config.releasesDir))
    throw new ConfigError(`RELEASES_DIR has no releases: there is no ${config.releasesDir}`);
  if (name === 'preview' && !process.env.SITE_URL?.trim())
    console.error(`SITE_URL is not set: the link is for a site at ${config.siteUrl}`);
  const logger = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }));
  await using store = await openReleaseStore(config, logger);
  const preflight = createPreflight({
    store,
    sheet: sheetText(openSheet(config, logger)),
    openPool: openRenderPool,
    request: (path) => pageRequest(path, config),
  });
  const releases = createReleases({ store, preflight, siteUrl: config.siteUrl });
  return await runCommand(localBackend(releases, operator(userName())), command, write);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(explain(error));
  if (process.argv.includes('--json')) write(JSON.stringify({ error: messageOf(error) }));
  if (error instanceof UsageError) console.error('npm run release -- help shows the commands');
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
