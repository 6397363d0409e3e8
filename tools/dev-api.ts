import { join } from 'node:path';
import { formsRouter } from '../server/src/api/forms';
import { googleSheetsRouter } from '../server/src/api/google-sheets';
import { readConfig } from '../server/src/config';
import { openLeads } from '../server/src/leads';
import { createLogger } from '../server/src/observe/logger';
import { createMetrics } from '../server/src/observe/metrics';
import { pageRequest } from '../server/src/render/page-request';
import { companiesOf } from '../server/src/sheet/company-of';
import { openSheet } from '../server/src/sheet/open-sheet';
import { readAreaConfig } from '../shell/build/vite/area-config';
import type { RenderRequest } from '../shell/platform/src/contract';
import { areaNames, root } from './apps';

/** Opens the server's API, with the settings of the environment, for the development server. */
export async function openDevApi() {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  const logger = createLogger(config);
  const sheet = openSheet(config, { logger });
  await sheet.start();
  const companyOf = companiesOf(sheet);
  const leads = await openLeads(config, { logger, metrics: createMetrics(), companyOf });
  leads.start();
  const areas = await Promise.all(areaNames.map((name) => readAreaConfig(join(root, name))));
  return {
    config,
    routers: [
      googleSheetsRouter({ sheet }),
      formsRouter({ leads, areas: () => areas, companyOf, config, logger }),
    ],
    /** Creates the render request for `path`, as the server does. */
    async request(path: string, outcomeId: string | null): Promise<RenderRequest> {
      const [page = ''] = path.split('?', 1);
      const outcome = outcomeId ? await leads.store.readOutcome(outcomeId, page) : null;
      const payload = sheet.current() ?? { values: [], source: 'sheet' as const };
      return { ...pageRequest(path, config, outcome), sheet: payload };
    },
  };
}
