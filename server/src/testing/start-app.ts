import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { formsRouter } from '../api/forms';
import { googleSheetsRouter } from '../api/google-sheets';
import { policyReportsRouter } from '../api/policy-reports';
import { type AppServices, createApp } from '../app';
import { type Config, readConfig } from '../config';
import { openLeads } from '../leads';
import { createMetrics, metricsRouter } from '../metrics';
import { companiesOf } from '../sheet/company-of';
import { openSheet, type Sheet } from '../sheet/open-sheet';
import type { Pages } from '../site/pages';

export type TestApp = Awaited<ReturnType<typeof startApp>>;

interface Options {
  sheet?: Pick<Sheet, 'current'>;
  clock?: () => number;
  logger?: (config: Config) => Logger;
  pages?: Pages;
  /** Whether leads are delivered by themselves. */
  delivers?: boolean;
}

/**
 * The real `createApp` on a free port, with its real API and lead store and an empty folder, but no release
 * set: for tests of everything that is not a page. The sheet is that of the three sample companies.
 */
export async function startApp(env: NodeJS.ProcessEnv = {}, options: Options = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'app-'));
  const config = readConfig({
    FORM_RATE_LIMIT: '100000',
    USE_SAMPLE_DATA: 'true',
    ...env,
    DATA_DIR: dataDir,
  });
  const logger = options.logger?.(config) ?? pino({ level: 'silent' });
  const metrics = createMetrics();
  const sheet = options.sheet ?? openSheet(config, { logger });
  const companyOf = companiesOf(sheet);
  const leads = await openLeads(config, { logger, metrics, companyOf, clock: options.clock });
  const noPages = {
    releases: {},
    liveSite: {
      serving: () => ({ live: { set: { id: 'none', builds: {} } }, rollout: null, problem: null }),
    },
    setOf: () => ({ set: undefined, preview: null, headers: {} }),
    pages: options.pages ?? { cached: () => undefined },
    headers: {},
    sheet: () => null,
  } as unknown as Pick<AppServices, 'releases' | 'liveSite' | 'pages' | 'setOf' | 'headers' | 'sheet'>;
  const server = createApp({
    ...noPages,
    config,
    logger,
    readOutcome: leads.store.readOutcome,
    api: [
      googleSheetsRouter({ sheet }),
      formsRouter({ leads, companyOf, config, logger }),
      policyReportsRouter({ metrics, logger, liveRelease: () => 'live' }),
      metricsRouter({ metrics, config }),
    ],
    ready: leads.ready,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  if (options.delivers !== false) leads.start();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    config,
    leads,
    metrics,
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await leads.stop(1_000);
      await rm(dataDir, { recursive: true });
    },
  };
}
