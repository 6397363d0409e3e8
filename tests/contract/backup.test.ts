import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type LeadStore, openLeadStore } from '../../server/src/leads/store';
import { openSqlite } from '../../server/src/leads/store/sqlite';
import { openReleaseStore } from '../../server/src/releases/store';
import { leadsIn, registration } from '../../server/src/testing/leads';
import { logger } from '../../server/src/testing/silent-logger';
import { startPostgres } from './postgres';
import { buildFolder, change, clientFile, newsBuild } from './release-stores';

const postgres = await startPostgres();
const work = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(postgres.stop);

it('pg_dump and pg_restore, as in docs/operations.md, preserve every lead and every release', async () => {
  const original = await postgres.createDatabase();
  const leads = await openLeadStore({ dataDir: '', databaseUrl: original }, { logger });
  await leads.submit({ kind: 'newsletter', payload: { email: 'ada@example.org' } }, 'held');
  const releases = await openReleaseStore(
    { releasesDir: join(work, 'first'), databaseUrl: original },
    logger,
  );
  await releases.addBuild(buildFolder('whole'), newsBuild('b1'));
  await releases.append(change(1, 'b1'));
  const secret = await releases.secret();
  await Promise.all([leads.close(), releases.close()]);

  const dump = join(work, 'sharemore.dump');
  postgres.run('pg_dump', '--format=custom', `--file=${dump}`, original);
  const restored = await postgres.createDatabase();
  postgres.run('pg_restore', '--no-owner', `--dbname=${restored}`, dump);

  const leadsAgain = await openLeadStore({ dataDir: '', databaseUrl: restored }, { logger });
  expect(await leadsIn(leadsAgain)).toMatchObject([{ state: 'held', payload: { email: 'ada@example.org' } }]);
  const releasesAgain = await openReleaseStore(
    { releasesDir: join(work, 'second'), databaseUrl: restored },
    logger,
  );
  expect(await releasesAgain.changes()).toEqual([change(1, 'b1')]);
  expect(await releasesAgain.secret()).toBe(secret);
  expect(await clientFile(releasesAgain)).toBe('whole');
  await Promise.all([leadsAgain.close(), releasesAgain.close()]);
});

it('a store moves from SQLite to PostgreSQL with every lead, also when the copy is made twice', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'leads-'));
  const before = await openLeadStore({ dataDir }, { logger });
  const submit = (store: typeof before, number: number) => {
    const payload = { email: `ada${number}@example.org` };
    return store.submit({ kind: 'newsletter', payload, idempotencyKey: `key ${number}` }, 'received');
  };
  for (let number = 0; number < 450; number += 1) await submit(before, number);
  const claim = await before.claim('newsletter');
  if (claim) await before.settle(claim, { state: 'delivered' });
  await before.claim('newsletter');
  const leads = await leadsIn(before);
  await before.close();

  const databaseUrl = await postgres.createDatabase();
  const after = await openLeadStore({ dataDir: '', databaseUrl }, { logger });
  const file = await openSqlite(dataDir, logger);
  expect(await after.copyFrom(file)).toBe(450);
  expect(await leadsIn(after)).toEqual(leads);
  expect((await submit(after, 7))?.isNew).toBe(false);
  await after.erase('ada8@example.org');
  expect(await after.copyFrom(file)).toBe(1);
  await Promise.all([file.close(), after.close()]);
}, 120_000);

it('a move leaves no registration out because another of the same person is being delivered', async () => {
  const register = (store: LeadStore, companySlug: string) => {
    const payload = { ...registration('ada@example.org'), companySlug, companyName: '', pipelineId: '1' };
    return store.submit({ kind: 'registration', payload }, 'received');
  };
  const dataDir = mkdtempSync(join(tmpdir(), 'leads-'));
  const before = await openLeadStore({ dataDir }, { logger });
  await register(before, 'first');
  await before.claim('registration');
  await before.close();

  await using after = await openLeadStore(
    { dataDir: '', databaseUrl: await postgres.createDatabase() },
    { logger },
  );
  await register(after, 'second');
  const claim = await after.claim('registration');
  const file = await openSqlite(dataDir, logger);
  await expect(after.copyFrom(file)).rejects.toThrow('leads_one_per_person');
  if (claim) await after.settle(claim, { state: 'delivered' });
  expect(await after.copyFrom(file)).toBe(1);
  await file.close();
});
