import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toSlug } from '@sharemore/platform/companies';
import { afterAll, afterEach, beforeEach, describe } from 'vitest';
import type { Lead, Submission } from '../../server/src/leads/lead';
import { type LeadStore, openLeadStore } from '../../server/src/leads/store';
import { contact as contactFields } from '../../server/src/testing/leads';
import { logger } from '../../server/src/testing/silent-logger';
import { startPostgres } from './postgres';

export const DAY = 24 * 60 * 60 * 1000;

const postgres = await startPostgres();
afterAll(postgres.stop);

interface Backend {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Each kind of database, with a function that creates an empty one. */
export const backends: [kind: string, create: () => Promise<Backend>][] = [
  ['SQLite', async () => ({ dataDir: mkdtempSync(join(tmpdir(), 'leads-')), databaseUrl: undefined })],
  ['PostgreSQL', async () => ({ dataDir: '', databaseUrl: await postgres.createDatabase() })],
];

/** The store of the current test, its database, and its clock, which moves only by `advance`. */
export let store: LeadStore;
export let backend: Backend;
let time: number;
export const now = () => time;
export const advance = (ms: number) => {
  time += ms;
};

/** Opens the store as another process would. */
export async function open(options: { clock?: () => number } = { clock: now }): Promise<LeadStore> {
  const one = await openLeadStore(backend, { logger, ...options });
  opened.push(one);
  return one;
}
const opened: LeadStore[] = [];

/** Runs the tests against an empty store of each kind. */
export function describeStores(title: string, tests: (kind: string) => void): void {
  describe.each(backends)(`${title} on %s`, (kind, create) => {
    beforeEach(async () => {
      time = Date.UTC(2026, 10, 1);
      backend = await create();
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
  companySlug = toSlug(companyName),
): Submission {
  return {
    kind: 'registration',
    idempotencyKey,
    payload: { firstName: 'Ada', lastName: 'King', email, companyName, companySlug, pipelineId: '7' },
  };
}

export function contact(message: string, workEmail = 'ada@example.org'): Submission {
  return { kind: 'contact', payload: { ...contactFields(message), workEmail } };
}

export async function submitLead(submission: Submission): Promise<Lead> {
  const stored = await store.submit(submission, 'received');
  if (!stored) throw new Error('The key was used before');
  return stored.lead;
}

export async function claimNext() {
  for (const kind of ['registration', 'contact', 'newsletter'] as const) {
    const claim = await store.claim(kind);
    if (claim) return claim;
  }
  throw new Error('Nothing was due');
}
