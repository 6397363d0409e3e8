import type { Values } from '../../storage/statement';
import type { Database } from './database';

const PAGE = 200;

type Row = Values & { place: number };

/**
 * Copies all leads of an SQLite store, with the keys of their submissions, in their order. What is here already stays as
 * it is, so that a copy that was interrupted is made again. @returns the number of leads that were added
 * @throws while two registrations of one person are being delivered, one here and one there: neither is left out
 */
export async function copyLeads(database: Database, from: Pick<Database, 'read'>): Promise<number> {
  let added = 0;
  const keys = { leads: 'id', idempotency_keys: 'kind, idempotency_key' };
  for (const [table, key] of Object.entries(keys)) {
    for (let after = 0; ; ) {
      const page = `select rowid as place, * from ${table} where rowid > :after order by rowid limit ${PAGE}`;
      const rows = await from.read<Row>(page, { after });
      const last = rows.at(-1);
      if (!last) break;
      after = last.place;
      const count = await database.write(async ({ query }) => {
        let count = 0;
        for (const { place: _, ...row } of rows) {
          const columns = Object.keys(row);
          const insert = `insert into ${table} (${columns.join(', ')}) values (:${columns.join(', :')})
            on conflict (${key}) do nothing returning 1 as added`;
          count += (await query(insert, row)).length;
        }
        return count;
      });
      if (table === 'leads') added += count;
    }
  }
  return added;
}
