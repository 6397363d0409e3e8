import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadStoreOn } from '../../server/src/leads/store';
import type { Database } from '../../server/src/leads/store/database';
import { migrate, SCHEMA_VERSION } from '../../server/src/leads/store/migrations';
import { openPostgres } from '../../server/src/leads/store/postgres';
import { openSqlite } from '../../server/src/leads/store/sqlite';
import { leadsIn } from '../../server/src/testing/leads';
import { logger } from '../../server/src/testing/silent-logger';
import { backends } from './lead-stores';

/** A lead as version 1 of the schema stored it. Do not update this statement when the schema changes. */
const LEAD_OF_VERSION_1 = `insert into leads (id, kind, state, attempts, created_at, updated_at, next_attempt_at,
    email, same_lead_key, payload, progress)
  values ('lead-1', 'contact', 'retrying', 3, 1000, 2000, 3000, 'ada@example.org', 'key',
    '{"firstName":"Ada","lastName":"King","workEmail":"ada@example.org","companyName":"Engines plc","message":"Hi"}', '{}')`;

describe.each(backends)('migrations on %s', (_kind, create) => {
  let backend: Awaited<ReturnType<typeof create>>;
  const opened: Database[] = [];

  async function open(): Promise<Database> {
    const { dataDir, databaseUrl } = backend;
    const database = databaseUrl ? openPostgres(databaseUrl, logger) : await openSqlite(dataDir);
    opened.push(database);
    return database;
  }

  beforeEach(async () => {
    backend = await create();
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
  });

  it.each(Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1))(
    'upgrade a store of version %i and keep every lead',
    async (version) => {
      const old = await open();
      await migrate(old, version);
      await old.write((transaction) => transaction.query(LEAD_OF_VERSION_1));

      const database = await open();
      await migrate(database);
      const store = leadStoreOn(database);
      expect(await leadsIn(store)).toMatchObject([
        { id: 'lead-1', state: 'retrying', attempts: 3, payload: { message: 'Hi' } },
      ]);
      await store.probe();
      expect(await store.claim(['contact'])).toMatchObject({ lead: { id: 'lead-1', attempts: 4 } });
      expect(await store.erase('ada@example.org')).toMatchObject({ busy: 1 });
    },
  );

  it('run once when several processes start at the same time', async () => {
    const databases = await Promise.all(Array.from({ length: 5 }, open));
    await Promise.all(databases.map((database) => migrate(database)));
    const steps = await databases[0]?.read<{ version: number }>(
      'select version from schema_steps order by version',
    );
    expect(steps?.map((step) => step.version)).toEqual(
      Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1),
    );
  });

  it('roll a failed step back', async () => {
    const database = await open();
    await migrate(database, 1);
    // Version 2 creates this table and so fails.
    await database.write((transaction) => transaction.query('create table outcomes (id text)'));
    await expect(migrate(database)).rejects.toThrow();
    await database.write((transaction) => transaction.query('drop table outcomes'));
    await migrate(database);
    await leadStoreOn(database).probe();
  });

  it('reject a store of a newer schema version', async () => {
    const database = await open();
    await migrate(database);
    await database.write((transaction) =>
      transaction.query('insert into schema_steps (version) values (999)'),
    );
    await expect(migrate(database)).rejects.toThrow(/schema 999.*start the newer version/);
  });
});
