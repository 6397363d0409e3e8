import { sampleCompanies } from '@sharemore/platform/companies';
import type { DestinationStream } from 'pino';
import type { Lead } from '../../server/src/leads/lead';
import { createLogger } from '../../server/src/logger';
import { startApp } from '../../server/src/testing/start-app';

export type LeadsSite = Awaited<ReturnType<typeof startLeadsSite>>;

/** Companies that the sites of the drills know: they run with `USE_SAMPLE_DATA`. */
export const [company, otherCompany] = sampleCompanies as [
  (typeof sampleCompanies)[0],
  (typeof sampleCompanies)[0],
];

/**
 * The whole API and the whole delivery in this process, so that a drill can set the clock: delivery happens
 * when the drill says so, and `wait` moves the time. What needs a process of its own uses the built server.
 */
export async function startLeadsSite(env: NodeJS.ProcessEnv) {
  const lines: string[] = [];
  const sink: DestinationStream = { write: (line) => lines.push(line) };
  let time = Date.now();
  const { url, leads, stop } = await startApp(
    { LOG_LEVEL: 'debug', ...env },
    { clock: () => time, logger: (config) => createLogger(config, sink), delivers: false },
  );

  return {
    leads,
    log: () => lines.join(''),

    async post(path: string, body: object) {
      const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    },

    /** Lets the time pass and delivers what has come due. */
    async wait(ms: number): Promise<void> {
      time += ms;
      await leads.deliverDue();
    },

    async stored(): Promise<Lead[]> {
      const all: Lead[] = [];
      for await (const lead of leads.store.list()) all.push(lead);
      return all;
    },

    stop,
  };
}

export function registration(email: string, slug = company.slug) {
  return { firstName: 'Ada', lastName: 'King', email, company: slug };
}

export function contact(message: string) {
  return {
    firstName: 'Ada',
    lastName: 'King',
    workEmail: 'ada@example.org',
    companyName: 'Engines plc',
    message,
  };
}
