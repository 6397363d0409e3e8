import type { Logger } from 'pino';
import type { Config } from '../../config';
import { openFolderStore } from './folder-store';
import type { ReleaseStore } from './release-store';

/** The release store that the settings ask for. */
export async function openReleaseStore(
  { releasesDir }: Pick<Config, 'releasesDir'>,
  logger: Pick<Logger, 'error'>,
): Promise<ReleaseStore> {
  return openFolderStore(releasesDir, {
    onUnreadable: (file, error) => logger.error({ file, err: error }, 'a release file cannot be read'),
  });
}
