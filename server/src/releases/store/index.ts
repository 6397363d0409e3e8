import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../config';
import { openAt } from '../../storage/open-at';
import { openFolderStore } from './folder-store';
import { openPostgresStore, type PostgresStore } from './postgres-store';
import type { ReleaseStore } from './release-store';

/** Opens the configured release store. @throws {ConfigError} if its database cannot be used. */
export async function openReleaseStore(
  { releasesDir, databaseUrl }: Pick<Config, 'releasesDir' | 'databaseUrl'>,
  logger: Pick<Logger, 'error' | 'warn'>,
): Promise<ReleaseStore> {
  const folder = openFolderStore(releasesDir, (file, error) =>
    logger.error({ file, err: error }, 'a release file is damaged and left out'),
  );
  if (!databaseUrl) return folder;
  const store = await openAt('DATABASE_URL', () =>
    openPostgresStore(databaseUrl, join(releasesDir, 'cache'), logger),
  );
  if ((await store.changes()).length === 0) await copyStore(folder, store);
  return store;
}

/** When a site first gets a database, copies builds, tokens and history from its folder; the history last and at once. */
async function copyStore(from: ReleaseStore, to: PostgresStore): Promise<void> {
  for (const build of await from.builds()) {
    const { area, build: id } = build.manifest;
    await to.importBuild(await from.folder(area, id), build);
  }
  for (const token of await from.tokens()) await to.saveToken(token);
  await to.importChanges(await from.changes());
}
