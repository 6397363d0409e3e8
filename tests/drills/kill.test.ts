import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import Libsql from 'libsql';
import { expect, it } from 'vitest';
import { company, contact, registration } from '../../server/src/testing/leads';
import { postJson, type Site, startSite } from '../e2e/site';
import { storedLeads } from '../e2e/stored-leads';
import { startFakePipedrive } from '../fakes/pipedrive';

/** The full drill: `DRILL_KILL_ROUNDS=200 npx vitest run --project drills kill`. */
const ROUNDS = Number(process.env.DRILL_KILL_ROUNDS ?? 4);
const IS_FULL = ROUNDS >= 100;
const CLIENTS = 8;
/** A lead whose process was killed is claimed again when its lease of 60 s expires. */
const LEASE_AND_RETRIES_MS = 150_000;
const TIME_LIMIT_MS = ROUNDS * 20_000 + LEASE_AND_RETRIES_MS;

it(`loses and duplicates no acknowledged lead over ${ROUNDS} kills (kill -9) at random moments`, {
  timeout: TIME_LIMIT_MS,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-'));
  const pipedrive = await startFakePipedrive();
  const env = { DATA_DIR: dataDir, ...pipedrive.env, USE_SAMPLE_DATA: 'true', LOG_LEVEL: 'silent' };
  const acknowledged = new Map<string, object>();
  let sent = 0;

  /** Posts leads until the server is gone, and records each acknowledged one. */
  async function client(site: Site): Promise<void> {
    for (;;) {
      sent += 1;
      const isContact = sent % 2 === 0;
      const body = isContact ? contact(`Message ${sent}`) : registration(`visitor${sent}@example.org`);
      const path = isContact ? '/api/contact' : '/api/registrations';
      const answer = await postJson(site, path, body).catch(() => undefined);
      if (!answer) return;
      expect(answer.status, site.log()).toBe(200);
      acknowledged.set(String(answer.body.id), payloadOf(body));
    }
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await startSite(env);
    const before = acknowledged.size;
    const clients = Array.from({ length: CLIENTS }, () => client(site));
    await expect.poll(() => acknowledged.size).toBeGreaterThan(before);
    await sleep(Math.random() * 800);
    await site.kill();
    await Promise.all(clients);
    await expectAllStored(dataDir, acknowledged);
  }

  if (IS_FULL) {
    const site = await startSite(env);
    await expect.poll(() => undelivered(dataDir), { timeout: LEASE_AND_RETRIES_MS, interval: 2_000 }).toBe(0);
    await site.stop();
    const registrations = [...acknowledged.values()].filter((body) => 'pipelineId' in body);
    expect(pipedrive.deals.length).toBeGreaterThanOrEqual(registrations.length);
  }
  const people = pipedrive.persons.map((person) => person.emails[0]?.value);
  expect(new Set(people).size).toBe(people.length);
  const deals = pipedrive.deals.map((deal) => `${deal.person_id} ${deal.title}`);
  expect(new Set(deals).size).toBe(deals.length);

  await pipedrive.stop();
});

/** The payload as stored: a registration gains its company's name and pipeline from the sheet. */
function payloadOf(body: ReturnType<typeof contact> | ReturnType<typeof registration>): object {
  if (!('company' in body)) return body;
  const { company: companySlug, ...person } = body;
  return { ...person, companyName: company.name, companySlug, pipelineId: company.pipelineId };
}

async function expectAllStored(dataDir: string, acknowledged: Map<string, object>): Promise<void> {
  const database = new Libsql(join(dataDir, 'leads.db'));
  expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
  database.close();
  const stored = new Map((await storedLeads({ dataDir })).map(({ id, payload }) => [id, payload]));
  const lost = [...acknowledged].filter(([id, body]) => !isDeepStrictEqual(stored.get(id), body));
  expect(lost).toEqual([]);
}

async function undelivered(dataDir: string): Promise<number> {
  const leads = await storedLeads({ dataDir });
  return leads.filter(({ kind, state }) => kind === 'registration' && state !== 'delivered').length;
}
