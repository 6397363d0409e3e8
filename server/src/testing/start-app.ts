import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { formsRouter } from '../api/forms';
import { googleSheetsRouter } from '../api/google-sheets';
import { metricsRouter } from '../api/metrics';
import { createApp } from '../app';
import { type Config, readConfig } from '../config';
import { openLeads } from '../leads';
import { createMetrics } from '../observe/metrics';
import { releaseSet } from '../releases/release-set';
import { openFolderStore } from '../releases/store';
import { companiesOf } from '../sheet/company-of';
import { openSheet, type Sheet, sheetText } from '../sheet/open-sheet';
import { createPages, type Pages } from '../site/pages';
import { measureRequests } from '../site/request-metrics';
import { createVisitorSets, type VisitorSets } from '../site/visitor-set';
import { forms } from './forms';
import { listen } from './listen';
import { liveSiteOn, poolOf } from './live-site';
import { logger as silentLogger } from './silent-logger';

export type TestApp = Awaited<ReturnType<typeof startApp>>;

interface Options {
  sheet?: Pick<Sheet, 'current'>;
  clock?: () => number;
  logger?: (config: Config) => Logger;
  pages?: Pages;
  setOf?: VisitorSets;
  /** Whether the delivery worker runs; true by default. */
  delivers?: boolean;
}

/**
 * Starts the real `createApp` on a free port with the real API and lead store, a new data folder and no release set:
 * for tests of everything except pages. By default the sheet holds the three sample companies.
 */
export async function startApp(env: NodeJS.ProcessEnv = {}, options: Options = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'app-'));
  const defaults = { FORM_RATE_LIMIT: '100000', USE_SAMPLE_DATA: 'true' };
  const config = readConfig({ ...defaults, ...env, DATA_DIR: dataDir });
  const logger = options.logger?.(config) ?? silentLogger;
  const metrics = createMetrics();
  const sheet = options.sheet ?? openSheet(config, logger);
  const companyOf = companiesOf(sheet);
  const leads = await openLeads(config, { logger, metrics, companyOf, clock: options.clock });
  const liveSite = liveSiteOn(poolOf(releaseSet({})));
  const rows = sheetText(sheet);
  const server = createApp({
    releaseStore: openFolderStore(join(dataDir, 'releases')),
    liveSite,
    setOf:
      options.setOf ??
      createVisitorSets({ liveSite, previewSecret: 'a secret of the store', isSecure: false }),
    pages: options.pages ?? createPages({ config, logger, sheet: rows, queue: { concurrency: 1 } }),
    sheet: rows,
    config,
    logger,
    readOutcome: leads.store.readOutcome,
    api: [
      googleSheetsRouter({ sheet }),
      formsRouter({ leads, areas: () => [{ forms }], companyOf, config, logger }),
      metricsRouter({ metrics, config }),
    ],
    ready: leads.ready,
    arrived: measureRequests(metrics.site, liveSite),
  });
  const url = await listen(server);
  if (options.delivers !== false) leads.start();
  return {
    url,
    config,
    leads,
    metrics,
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await leads.stop(1_000);
    },
  };
}
