import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { Router } from 'express';
import { beaconRouter } from './api/beacon';
import { formsRouter } from './api/forms';
import { googleSheetsRouter } from './api/google-sheets';
import { metricsRouter } from './api/metrics';
import { releasesRouter } from './api/releases';
import { createApp } from './app';
import { readConfig } from './config';
import { openLeads } from './leads';
import { explain } from './observe/error-words';
import { createLogger } from './observe/logger';
import { createMetrics } from './observe/metrics';
import { openReleaseStore } from './releases/store';
import { startWarnings } from './settings/start-warnings';
import { companiesOf } from './sheet/company-of';
import { openSheet, sheetText } from './sheet/open-sheet';
import { openSite } from './site/open-site';
import { measureRequests } from './site/request-metrics';

/** Work that takes longer after a stop signal is interrupted; the process exits at most two seconds later. */
const DRAIN_MS = 8_000;
/** Allows requests that are already on the network to arrive before idle connections close. */
const GRACE_MS = 500;
/**
 * Connections that may wait to be accepted; the operating system may have a lower limit. Of 3,000 at once, 99% are taken
 * within 3 s; with Node's 511, whose overflow tries again after seconds, within 8.
 */
const BACKLOG = 4096;

/** Starts the site. On SIGTERM or SIGINT it shuts down gracefully within ten seconds. */
async function serve(): Promise<void> {
  const config = readConfig(process.env);
  const logger = createLogger(config);
  const metrics = createMetrics();
  const sheet = openSheet(config, logger);
  const companyOf = companiesOf(sheet);
  const leads = await openLeads(config, { logger, metrics, companyOf });
  await sheet.start();
  metrics.site.watchSheet(() => sheet.status().readAt);
  const rows = sheetText(sheet);
  const releaseStore = await openReleaseStore(config, logger, metrics);
  const site = await openSite({ config, logger, metrics, releaseStore, sheet: rows });
  const { liveSite, releases } = site;
  const liveSet = () => liveSite.serving().live;
  const server = createApp({
    config,
    logger,
    releaseStore,
    ...site,
    sheet: rows,
    readOutcome: leads.store.readOutcome,
    api: [
      googleSheetsRouter({ sheet }),
      formsRouter({ leads, areas: () => Object.values(liveSet().manifests), companyOf, config, logger }),
      Router().use('/api/releases', releasesRouter({ ...config, releases, logger, metrics })),
      beaconRouter(site),
      metricsRouter({ metrics, config }),
    ],
    ready: leads.ready,
    arrived: measureRequests(metrics.site, liveSite),
  });

  let isStopping = false;
  const stop = async (signal: string) => {
    // Ctrl+C arrives several times: the terminal signals the whole group, and the parent processes forward it too.
    if (isStopping) return;
    isStopping = true;
    logger.info({ signal }, 'stopping');
    const began = Date.now();
    setTimeout(() => process.exit(1), DRAIN_MS + 2000).unref();
    sheet.stop();
    await closeGracefully(server, DRAIN_MS / 2);
    // A store found damaged says so here too.
    await leads.stop(DRAIN_MS - (Date.now() - began)).catch(fail);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  server.on('error', (error) => {
    console.error(
      `The site cannot listen at ${config.host}:${config.port}: ${error.message}. HOST and PORT choose another`,
    );
    process.exit(1);
  });
  server.listen({ port: config.port, host: config.host, backlog: BACKLOG }, () => {
    // Not before: the port may be taken, by a server that delivers.
    leads.start();
    site.warmPages();
    for (const warning of startWarnings(config)) logger.warn(warning);
    logger.info({ address: config.siteUrl, set: liveSet().set.id }, 'the site is up');
    if (process.stdout.isTTY) process.stdout.write(`The site is up: ${config.siteUrl}\n`);
  });
}

/**
 * Refuses new connections and closes each open one after its next response, for at most `limitMs`. `server.close()`
 * would close idle connections at once and lose requests that are still on the network.
 */
function closeGracefully(server: Server, limitMs: number): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  return new Promise((done) => {
    setTimeout(done, limitMs);
    NetServer.prototype.close.call(server, () => done());
    setTimeout(() => {
      // Once a request that arrived meanwhile has been read: until then its connection counts as idle.
      const closeIdle = () => setImmediate(() => server.closeIdleConnections());
      setInterval(closeIdle, 100);
      closeIdle();
    }, GRACE_MS);
  });
}

function fail(error: unknown): never {
  console.error(explain(error));
  process.exit(1);
}

await serve().catch(fail);
