import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { type DestinationStream, pino } from 'pino';
import { formsRouter } from '../../server/src/api/forms';
import { readConfig } from '../../server/src/config';
import { openLeads } from '../../server/src/leads';
import type { Lead } from '../../server/src/leads/lead';
import { createLogger } from '../../server/src/logger';

export type LeadsSite = Awaited<ReturnType<typeof startLeadsSite>>;

/**
 * The forms and the whole delivery in this process, so that a drill can set the clock: delivery happens when
 * the drill says so, and `wait` moves the time. What needs a process of its own uses the built server.
 */
export async function startLeadsSite(env: NodeJS.ProcessEnv) {
  const dataDir = mkdtempSync(join(tmpdir(), 'drill-'));
  const config = readConfig({ FORM_RATE_LIMIT: '100000', LOG_LEVEL: 'debug', ...env, DATA_DIR: dataDir });
  const lines: string[] = [];
  const sink: DestinationStream = { write: (line) => lines.push(line) };
  const logger = createLogger(config, sink);
  let time = Date.now();
  const leads = await openLeads(config, { logger, clock: () => time });
  const app = express().use(formsRouter({ leads, config, logger: pino({ level: 'silent' }) }));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

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

    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await leads.stop(0);
      rmSync(dataDir, { recursive: true });
    },
  };
}

export function registration(email: string, companyName = 'Engines plc') {
  return { firstName: 'Ada', lastName: 'King', email, companyName, pipelineId: '7' };
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
