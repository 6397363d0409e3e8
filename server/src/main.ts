import { googleSheetsRouter } from './api/google-sheets';
import { createApp } from './app';
import { ConfigError, readConfig } from './config';
import { createLogger } from './logger';
import { openReleases } from './releases/release-store';
import { openSheet } from './sheet/open-sheet';
import { sharedSheet } from './sheet/shared-sheet';
import { openSite } from './site/open-site';

const DRAIN_MS = 10_000;

/** Starts the site as the environment says; ends in order on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config);
  const releases = openReleases(config.releasesDir);
  const sheet = openSheet(config, { logger });
  await sheet.start();
  const rows = sharedSheet(sheet);
  const site = await openSite({ config, logger, releases, sheet: rows, workerDir: import.meta.dirname });
  const server = createApp({
    config,
    logger,
    releases,
    ...site,
    sheet: rows,
    readOutcome: async () => null,
    api: [googleSheetsRouter({ sheet })],
    ready: async () => true,
  });
  server.listen(config.port, config.host, () => {
    logger.info({ address: config.siteUrl, set: site.liveSite.pool().set.id }, 'the site is up');
  });

  const stop = async (signal: string) => {
    logger.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    server.close();
    server.closeIdleConnections();
    sheet.stop();
    await site.liveSite.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await main();
} catch (error) {
  const isKnown =
    error instanceof ConfigError || (error instanceof Error && /Nothing is published/.test(error.message));
  console.error(isKnown ? (error as Error).message : error);
  process.exitCode = 1;
}
