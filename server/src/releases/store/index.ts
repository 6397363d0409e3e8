import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Config, openAt } from '../../config';
import type { Metrics } from '../../observe/metrics';
import { timed } from '../../observe/timed';
import { openFolder } from './folder-storage';
import { createReleaseStore, type ReleaseStore } from './release-store';
import type { Storage } from './storage';

/** Opens the configured release store. @throws {ConfigError} if its database cannot be used. */
export async function openReleaseStore(
  { releasesDir, databaseUrl }: Pick<Config, 'releasesDir' | 'databaseUrl'>,
  logger: Pick<Logger, 'error' | 'warn'>,
  metrics?: Pick<Metrics, 'storeSeconds'>,
): Promise<ReleaseStore> {
  const folder = openFolder(releasesDir);
  const open = (storage: Storage) =>
    createReleaseStore(timed('releases', storage, metrics, ['list', 'read', 'add', 'put']));
  if (!databaseUrl) return open(folder);
  const { openPostgres } = await import('./postgres-storage');
  const database = await openAt('DATABASE_URL', () =>
    openPostgres(databaseUrl, join(releasesDir, 'cache'), logger),
  );
  if ((await database.list('changes', 1)).length === 0) await moveIn(folder, database);
  return open(database);
}

/** When a site first gets a database, copies its folder's releases, of the history first what is live. */
async function moveIn(from: Storage, to: Storage): Promise<void> {
  for (const { name } of await from.list('builds')) {
    const folder = join(from.filesDir, ...name.split('@'));
    // A removal that was interrupted leaves the record.
    if (existsSync(folder)) await to.upload?.(name, folder);
  }
  for (const folder of ['builds', 'tokens', 'secrets', 'changes'] as const)
    for (const { name, text } of await from.list(folder)) await to.add(folder, name, text);
}

export const openFolderStore = (root: string) => createReleaseStore(openFolder(root));
