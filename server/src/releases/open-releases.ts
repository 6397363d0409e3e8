import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { ConfigError, readConfig } from '../config';
import { pageRequest } from '../render/page-request';
import { openRenderPool } from '../render/render-pool';
import { openSheet } from '../sheet/open-sheet';
import { sharedSheet } from '../sheet/shared-sheet';
import { createPreflight } from './preflight/preflight';
import { createReleases } from './releases';
import { openReleaseStore } from './store';

/** The only settings that are read: a mistake in any other setting must not block a release. */
const NEEDED = ['RELEASES_DIR', 'DATABASE_URL', 'SITE_URL', 'HOST', 'PORT'];

/**
 * Opens this machine's own release store for commands, until the end of a scope (`await using`). The preflight renders
 * candidates with the bundled sample sheet.
 * @param workerDir folder of the bundled render worker
 * @param mayCreate whether the store may be missing; otherwise a wrong RELEASES_DIR would look like an empty store
 * @throws {ConfigError}
 */
export async function openLocalReleases(env: NodeJS.ProcessEnv, workerDir: string, mayCreate = true) {
  const config = readConfig(Object.fromEntries(NEEDED.map((name) => [name, env[name]])));
  if (!config.databaseUrl && !mayCreate && !existsSync(config.releasesDir))
    throw new ConfigError(`RELEASES_DIR has no releases: there is no ${config.releasesDir}`);
  const logger = pino({ level: 'error' }, pino.destination({ dest: 2, sync: true }));
  const releaseStore = await openReleaseStore(config, logger);
  const sheet = sharedSheet(openSheet(config, { logger }));
  const preflight = createPreflight({
    store: releaseStore,
    sheet,
    openPool: (loaded) => openRenderPool(loaded, { threads: 2, workerDir }),
    request: (path) => pageRequest(path, config),
  });
  return {
    releases: createReleases({ store: releaseStore, preflight, siteUrl: config.siteUrl }),
    siteUrl: config.siteUrl,
    [Symbol.asyncDispose]: releaseStore.close,
  };
}
