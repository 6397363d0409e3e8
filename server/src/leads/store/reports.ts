import { LEAD_STATES, type Lead, type LeadKind, type LeadState } from '../lead';
import type { Database, Parameter } from './database';
import { LEASE_MS } from './queue';
import { LEAD_COLUMNS, type LeadRow, leadFrom, placeholders } from './rows';

const PAGE = 500;

/** An empty filter matches every lead. */
export interface LeadFilter {
  ids?: string[];
  kind?: LeadKind;
  state?: LeadState;
  email?: string;
}

/** The matching leads, oldest first, read in pages so that an export of any size needs little memory. */
export async function* listLeads(database: Database, filter: LeadFilter = {}): AsyncGenerator<Lead> {
  const { sql, parameters } = conditionsOf(filter);
  let after: Parameter[] = [0, ''];
  for (;;) {
    const first = parameters.length + 1;
    const rows = await database.read<LeadRow>(
      `select ${LEAD_COLUMNS} from leads where ${sql}
          and (created_at > ?${first} or created_at = ?${first} and id > ?${first + 1})
        order by created_at, id limit ${PAGE}`,
      ...parameters,
      ...after,
    );
    for (const row of rows) yield leadFrom(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = [last.createdAt, last.id];
  }
}

/**
 * Makes the matching received, rejected, held and retrying leads due now; suspected leads only when the filter names
 * their ids or that state. @returns the ids of these leads
 */
export async function retryLeads(database: Database, filter: LeadFilter): Promise<string[]> {
  const { sql, parameters } = conditionsOf(filter);
  const next = parameters.length + 1;
  const meansSuspected = filter.ids !== undefined || filter.state === 'suspected';
  const rows = await database.write((transaction, now) =>
    transaction.query<{ id: string }>(
      `update leads set state = 'received', next_attempt_at = ?${next}, updated_at = ?${next}
        where ${sql} and (state in ('received', 'rejected', 'held', 'retrying'${meansSuspected ? ", 'suspected'" : ''})
          or state = 'delivering' and lease_until > ?${next + 1}) returning id`,
      ...parameters,
      now,
      now + 2 * LEASE_MS,
    ),
  );
  return rows.map((row) => row.id);
}

/**
 * The number of leads by kind and state, and the age in seconds of the oldest undelivered lead, or 0. A repeat of a
 * delivered registration does not count with the age of the first. Most leads are delivered: these are counted in an
 * index, because reading all rows of a large store would hold up every visitor.
 */
export async function queueFigures(database: Database) {
  const others = `state in (${LEAD_STATES.filter((state) => state !== 'delivered').map((state) => `'${state}'`)})`;
  const rows = await database.read<{
    kind: LeadKind;
    state: LeadState;
    count: number;
    oldest: number | null;
  }>(
    `with others as (
      select kind, state, count(*) as count, min(case when delivered_at is null then created_at end) as oldest
        from leads where ${others} group by kind, state
    ) select * from others
    union all select kind, 'delivered',
        count(*) - coalesce((select cast(sum(count) as bigint) from others where others.kind = leads.kind), 0), null
      from leads group by kind`,
  );
  const undelivered = rows.filter((row) => ['received', 'delivering', 'retrying'].includes(row.state));
  const now = await database.now();
  // A clock that was put back makes none young.
  const ages = undelivered.map(({ oldest }) => Math.abs(now - (oldest ?? now)));
  return {
    counts: rows.map(({ kind, state, count }) => ({ kind, state, count })),
    oldestUndeliveredSeconds: Math.max(0, ...ages) / 1000,
  };
}

function conditionsOf(filter: LeadFilter): { sql: string; parameters: Parameter[] } {
  const parameters: Parameter[] = [];
  const conditions = ['1 = 1'];
  const { kind, state } = filter;
  const email = filter.email?.trim().toLowerCase();
  for (const [column, value] of Object.entries({ kind, state, email })) {
    if (value !== undefined) conditions.push(`${column} = ?${parameters.push(value)}`);
  }
  if (filter.ids) {
    conditions.push(`id in (${placeholders(filter.ids.length, parameters.length + 1)})`);
    parameters.push(...filter.ids);
  }
  return { sql: conditions.join(' and '), parameters };
}
