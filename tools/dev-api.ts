import type { RequestHandler } from 'express';
import { formsRouter } from '../server/src/api/forms';
import { googleSheetsRouter } from '../server/src/api/google-sheets';
import { type Config, readConfig } from '../server/src/config';
import { openLeads } from '../server/src/leads';
import { createLogger } from '../server/src/logger';
import { openSheet } from '../server/src/sheet/open-sheet';
import { pageRequest } from '../server/src/site/site-router';
import type { RenderRequest } from '../shell/platform/src/contract';

export interface DevApi {
  config: Config;
  routers: RequestHandler[];
  /** What a render of `path` is asked for, as the server would ask. */
  request(path: string, outcomeId: string | null): Promise<RenderRequest>;
}

/** The real API on the settings of the environment, for development. */
export async function openDevApi(): Promise<DevApi> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const logger = createLogger(config);
  const sheet = openSheet(config, { logger });
  await sheet.start();
  const leads = await openLeads(config, { logger });
  leads.start();
  return {
    config,
    routers: [googleSheetsRouter({ sheet }), formsRouter({ leads, sheet, config, logger })],
    async request(path, outcomeId) {
      const outcome = outcomeId ? await leads.store.readOutcome(outcomeId) : null;
      const payload = sheet.current() ?? { values: [], source: 'sheet' as const };
      return { ...pageRequest(config.siteUrl + path, { config }, outcome), sheet: payload };
    },
  };
}
