import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe } from 'vitest';
import type { Lead, Submission } from '../../server/src/leads/lead';
import { type LeadStore, openLeadStore } from '../../server/src/leads/store';
import { logger } from '../../server/src/testing/silent-logger';
import { startPostgres } from './postgres';

export const DAY = 24 * 60 * 60 * 1000;

const postgres = await startPostgres();
afterAll(postgres.stop);

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** A new, empty place of each kind. */
export const places: [kind: string, create: () => Promise<Place>][] = [
  ['SQLite', async () => ({ dataDir: mkdtempSync(join(tmpdir(), 'leads-')), databaseUrl: undefined })],
  ['PostgreSQL', async () => ({ dataDir: '', databaseUrl: await postgres.createDatabase() })],
];

/** The store of the test that runs, where it is, and its clock, which the test moves. */
export let store: LeadStore;
export let place: Place;
let time: number;
export const now = () => time;
export const pass = (ms: number) => {
  time += ms;
};

/** Opens the store as another process would. */
export async function open(options: { clock?: () => number } = { clock: now }): Promise<LeadStore> {
  const one = await openLeadStore(place, { logger, ...options });
  opened.push(one);
  return one;
}
const opened: LeadStore[] = [];

/** Runs the tests on an empty store of each kind. */
export function describeStores(title: string, tests: (kind: string) => void): void {
  describe.each(places)(`${title} on %s`, (kind, create) => {
    beforeEach(async () => {
      time = Date.UTC(2026, 10, 1);
      place = await create();
      store = await open();
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((one) => one.close()));
    });
    tests(kind);
  });
}

export function registration(
  email: string,
  companyName = 'Engines plc',
  idempotencyKey?: string,
  companySlug?: string,
): Submission {
  return {
    kind: 'registration',
    idempotencyKey,
    payload: { firstName: 'Ada', lastName: 'King', email, companyName, companySlug, pipelineId: '7' },
  };
}

export function contact(message: string, workEmail = 'ada@example.org'): Submission {
  return {
    kind: 'contact',
    payload: { firstName: 'Ada', lastName: 'King', workEmail, companyName: 'Engines plc', message },
  };
}

export async function storedLead(submission: Submission): Promise<Lead> {
  const stored = await store.submit(submission, 'received');
  if (!stored) throw new Error('The key was used before');
  return stored.lead;
}

export async function claimed(...kinds: Lead['kind'][]) {
  const claim = await store.claim(kinds.length > 0 ? kinds : ['registration', 'contact', 'newsletter']);
  if (!claim) throw new Error('Nothing was due');
  return claim;
}
