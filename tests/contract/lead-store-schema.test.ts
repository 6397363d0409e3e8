import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leadStoreOn } from '../../server/src/leads/store';
import type { Database } from '../../server/src/leads/store/database';
import { openPostgres } from '../../server/src/leads/store/postgres';
import { createSchema } from '../../server/src/leads/store/schema';
import { openSqlite } from '../../server/src/leads/store/sqlite';
import { logger } from '../../server/src/testing/silent-logger';
import { backends } from './lead-stores';

describe.each(backends)('the schema on %s', (_kind, create) => {
  let backend: Awaited<ReturnType<typeof create>>;
  const opened: Database[] = [];

  async function open(): Promise<Database> {
    const { dataDir, databaseUrl } = backend;
    const database = databaseUrl ? openPostgres(databaseUrl, logger) : await openSqlite(dataDir, logger);
    opened.push(database);
    return database;
  }

  beforeEach(async () => {
    backend = await create();
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()));
  });

  it('is created once when several processes start at the same time', async () => {
    const databases = await Promise.all(Array.from({ length: 5 }, open));
    await Promise.all(databases.map(createSchema));
    const versions = await databases[0]?.read('select version from schema_steps');
    expect(versions).toHaveLength(1);
  });

  it('is not left half made when its creation fails', async () => {
    const database = await open();
    await database.write((transaction) => transaction.query('create table outcomes (id text)'));
    await expect(createSchema(database)).rejects.toThrow();
    await database.write((transaction) => transaction.query('drop table outcomes'));
    await createSchema(database);
    await leadStoreOn(database).probe();
  });

  it.each([4, 999])(
    'is refused in version %i, which this version of the site does not know',
    async (version) => {
      const database = await open();
      await createSchema(database);
      await database.write((transaction) =>
        transaction.query('update schema_steps set version = :version', { version }),
      );
      await expect(createSchema(database)).rejects.toThrow(
        new RegExp(`has schema ${version}, and this version of the site needs schema`),
      );
    },
  );
});
