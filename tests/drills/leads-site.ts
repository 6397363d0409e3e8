import type { DestinationStream } from 'pino';
import { createLogger } from '../../server/src/observe/logger';
import type { Sheet } from '../../server/src/sheet/open-sheet';
import { leadsIn } from '../../server/src/testing/leads';
import { startApp } from '../../server/src/testing/start-app';
import { postJson } from '../e2e/site';

export type LeadsSite = Awaited<ReturnType<typeof startLeadsSite>>;

/**
 * Runs the API and the delivery of leads in this process, on a clock that only `wait` moves. Drills that need a
 * separate process use the built server.
 */
export async function startLeadsSite(
  env: NodeJS.ProcessEnv,
  options: { sheet?: Pick<Sheet, 'current'> } = {},
) {
  const lines: string[] = [];
  const sink: DestinationStream = { write: (line) => lines.push(line) };
  let time = Date.now();
  const { url, config, leads, stop } = await startApp(
    { LOG_LEVEL: 'debug', ...env },
    { ...options, clock: () => time, logger: (config) => createLogger(config, sink), delivers: false },
  );

  const stored = () => leadsIn(leads.store);

  /** Advances the clock and delivers all leads that are due. */
  async function wait(ms: number): Promise<void> {
    time += ms;
    await leads.deliverDue();
  }

  return {
    leads,
    dataDir: config.dataDir,
    now: () => time,
    log: () => lines.join(''),

    post: (path: string, body: object) => postJson({ url }, path, body),
    wait,
    stored,

    /** Advances the clock minute by minute until every lead is delivered. @throws after an hour. */
    async untilDelivered(): Promise<void> {
      for (let minutes = 0; minutes < 60; minutes += 1) {
        if ((await stored()).every(({ state }) => state === 'delivered')) return;
        await wait(60_000);
      }
      throw new Error(`Not delivered within the hour: ${JSON.stringify(await stored())}`);
    },

    stop,
  };
}
