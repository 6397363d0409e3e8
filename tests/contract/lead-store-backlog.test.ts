import { expect, it } from 'vitest';
import { leadStoreOn } from '../../server/src/leads/store';
import type { Query } from '../../server/src/leads/store/database';
import { openPostgres } from '../../server/src/leads/store/postgres';
import { openSqlite } from '../../server/src/leads/store/sqlite';
import { logger } from '../../server/src/testing/silent-logger';
import { backend, describeStores } from './lead-stores';

const FLOOD = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 5000)
  insert into leads (id, kind, state, attempts, created_at, updated_at, next_attempt_at, email, same_lead_key,
    payload, progress)
  select 'lead-' || n, 'registration', 'received', 0, n, n, n, n || '@example.org', n, '{}', '{}' from numbers`;

describeStores('a flood of leads that wait', () => {
  it('is claimed in the order of an index: neither read whole nor sorted for each claim', async () => {
    const { dataDir, databaseUrl } = backend;
    const database = databaseUrl ? openPostgres(databaseUrl, logger) : await openSqlite(dataDir);
    await database.write((transaction) => transaction.query(FLOOD));
    // PostgreSQL does this by itself after a while.
    if (databaseUrl) await database.write((transaction) => transaction.query('analyze leads'));

    const asked: Parameters<Query>[] = [];
    const { claim } = leadStoreOn({
      ...database,
      write: (work) =>
        database.write((transaction, now) => {
          const query: Query = (...statement) => {
            asked.push(statement);
            return transaction.query(...statement);
          };
          return work({ ...transaction, query }, now);
        }),
    });
    expect(await claim(['contact', 'registration', 'newsletter'])).toMatchObject({ lead: { id: 'lead-1' } });
    const [[sql, ...parameters] = ['']] = asked;
    const explain = databaseUrl ? 'explain' : 'explain query plan';
    const plan = JSON.stringify(await database.read(`${explain} ${sql}`, ...parameters));
    await database.close();
    expect(plan.match(/leads_waiting/g)).toHaveLength(6);
    expect(plan).not.toMatch(/sort|temp b-tree|seq scan/i);
  });
});
