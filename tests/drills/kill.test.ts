import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import Libsql from 'libsql';
import { expect, it } from 'vitest';
import { openLeadStore } from '../../server/src/leads/store';
import { sqliteFile } from '../../server/src/leads/store/sqlite';
import { company, contact, leadsIn, registration } from '../../server/src/testing/leads';
import { listen } from '../../server/src/testing/listen';
import { logger } from '../../server/src/testing/silent-logger';
import { startOwnPostgres } from '../contract/postgres';
import { postJson, type Site, startSite } from '../e2e/site';
import { startFakePipedrive } from '../fakes/pipedrive';
import { copyReleases } from '../release-folder';

/** The full drill: `DRILL_KILL_ROUNDS=200 npx vitest run --project drills kill`. */
const ROUNDS = Number(process.env.DRILL_KILL_ROUNDS ?? 2);
const IS_FULL = ROUNDS >= 100;
const CLIENTS = 8;
/** A lead whose process was killed is claimed again when its lease of 60 s expires. */
const LEASE_AND_RETRIES_MS = 150_000;
const TIME_LIMIT_MS = ROUNDS * 20_000 + LEASE_AND_RETRIES_MS;

type Place = Parameters<typeof openLeadStore>[0];

it.each(['SQLite', 'PostgreSQL, which crashes too'])(
  `loses and duplicates no acknowledged lead over ${ROUNDS} kills (kill -9) at random moments, on %s`,
  {
    timeout: TIME_LIMIT_MS,
  },
  async (kind) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kill-'));
    const postgres = kind === 'SQLite' ? undefined : await startOwnPostgres();
    const databaseUrl = await postgres?.createDatabase();
    const place = { dataDir, databaseUrl };
    const pipedrive = await startFakePipedrive();
    // With a database the folder is a cache that the servers write to.
    const releases = copyReleases();
    const env = {
      ...pipedrive.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      RELEASES_DIR: releases.dir,
      USE_SAMPLE_DATA: 'true',
      LOG_LEVEL: 'silent',
    };
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
        if (answer.status === 503 && postgres) continue;
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
      await postgres?.crash();
      await site.kill();
      await Promise.all(clients);
      await expectAllStored(place, acknowledged);
    }

    if (IS_FULL) {
      const site = await startSite(env);
      await expect.poll(() => undelivered(place), { timeout: LEASE_AND_RETRIES_MS, interval: 2_000 }).toBe(0);
      await site.stop();
      const registrations = [...acknowledged.values()].filter((body) => 'pipelineId' in body);
      expect(pipedrive.deals.length).toBeGreaterThanOrEqual(registrations.length);
    }
    const people = pipedrive.persons.map((person) => person.emails[0]?.value);
    expect(new Set(people).size).toBe(people.length);
    const deals = pipedrive.deals.map((deal) => `${deal.person_id} ${deal.title}`);
    expect(new Set(deals).size).toBe(deals.length);
    process.stdout.write(
      `${kind}: ${sent} sent, ${acknowledged.size} acknowledged and stored, ${deals.length} delivered, 0 lost, 0 doubled\n`,
    );

    await pipedrive.stop();
    await postgres?.stop();
    releases.remove();
  },
);

it('delivers nothing while another server has its port', async () => {
  const place = { dataDir: mkdtempSync(join(tmpdir(), 'port-')) };
  const store = await openLeadStore(place, { logger });
  await store.submit({ kind: 'contact', payload: contact('Hello') }, 'received');
  await store.close();
  const other = createServer();
  const PORT = new URL(await listen(other)).port;
  // A name has to be looked up, which takes a moment.
  const env = { DATA_DIR: place.dataDir, HOST: 'localhost', PORT, USE_SAMPLE_DATA: 'true' };
  await expect(startSite(env)).rejects.toThrow(`cannot listen at localhost:${PORT}`);
  other.close();
  expect(await storedIn(place)).toMatchObject([{ attempts: 0 }]);
});

it('stops with one sentence when something was written over the lead store', async () => {
  await using site = await startSite({ USE_SAMPLE_DATA: 'true', LOG_LEVEL: 'silent' });
  const file = sqliteFile(site.dataDir);
  const message = () => postJson(site, '/api/contact', contact('Hello'));
  expect((await message()).status).toBe(200);
  // Else the site could go on with what its log has.
  const database = new Libsql(file);
  database.pragma('wal_checkpoint(TRUNCATE)');
  database.close();
  writeFileSync(file, Buffer.alloc(8192, 'x'));
  expect((await message()).status).toBe(503);
  expect((await site.stop()).code).toBe(1);
  expect(site.log()).toMatch(/^leads\.db is damaged.*: stop the site, restore a backup.*\n$/);
});

/** The payload as stored: a registration gains its company's name and pipeline from the sheet. */
function payloadOf(body: ReturnType<typeof contact> | ReturnType<typeof registration>): object {
  if (!('company' in body)) return body;
  const { company: companySlug, ...person } = body;
  return { ...person, companyName: company.name, companySlug, pipelineId: company.pipelineId };
}

async function expectAllStored(place: Place, acknowledged: Map<string, object>): Promise<void> {
  if (!place.databaseUrl) {
    const database = new Libsql(sqliteFile(place.dataDir));
    expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    database.close();
  }
  const stored = new Map((await storedIn(place)).map(({ id, payload }) => [id, payload]));
  const lost = [...acknowledged].filter(([id, body]) => !isDeepStrictEqual(stored.get(id), body));
  expect(lost).toEqual([]);
}

async function undelivered(place: Place): Promise<number> {
  const leads = await storedIn(place);
  return leads.filter(({ kind, state }) => kind === 'registration' && state !== 'delivered').length;
}

async function storedIn(place: Place) {
  const store = await openLeadStore(place, { logger });
  const leads = await leadsIn(store);
  await store.close();
  return leads;
}
