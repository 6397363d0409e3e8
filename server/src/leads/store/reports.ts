import type { Values } from '../../storage/statement';
import { LEAD_STATES, type Lead, type LeadKind, type LeadState, UNDELIVERED_STATES } from '../lead';
import type { Database } from './database';
import { LEASE_MS } from './queue';
import { LEAD_COLUMNS, type LeadRow, leadFrom } from './rows';

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
  const { sql, values } = conditionsOf(filter);
  let after = { time: 0, lastId: '' };
  for (;;) {
    const rows = await database.read<LeadRow>(
      `select ${LEAD_COLUMNS} from leads where ${sql}
          and (created_at > :time or created_at = :time and id > :lastId)
        order by created_at, id limit ${PAGE}`,
      { ...values, ...after },
    );
    for (const row of rows) yield leadFrom(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = { time: last.createdAt, lastId: last.id };
  }
}

/**
 * Makes the matching received, rejected, held and retrying leads due now; suspected leads only when the filter names
 * their ids or that state. @returns the ids of these leads
 */
export async function retryLeads(database: Database, filter: LeadFilter): Promise<string[]> {
  const { sql, values } = conditionsOf(filter);
  const states = ['received', 'rejected', 'held', 'retrying'];
  if (filter.ids !== undefined || filter.state === 'suspected') states.push('suspected');
  const rows = await database.write((transaction, now) =>
    transaction.query<{ id: string }>(
      `update leads set state = 'received', next_attempt_at = :now, updated_at = :now
        where ${sql} and (state in (:states) or state = 'delivering' and lease_until > :lastLease) returning id`,
      { ...values, now, states, lastLease: now + 2 * LEASE_MS },
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
  const undelivered = rows.filter((row) => UNDELIVERED_STATES.some((state) => state === row.state));
  const now = await database.now();
  // A clock that was put back makes none young.
  const ages = undelivered.map(({ oldest }) => Math.abs(now - (oldest ?? now)));
  return {
    counts: rows.map(({ kind, state, count }) => ({ kind, state, count })),
    oldestUndeliveredSeconds: Math.max(0, ...ages) / 1000,
  };
}

/** The condition of a filter, with the values of its placeholders. */
function conditionsOf({ ids, kind, state, email }: LeadFilter): { sql: string; values: Values } {
  const values = { ids, kind, state, email: email?.trim().toLowerCase() };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const conditions = given.map(([name]) => (name === 'ids' ? 'id in (:ids)' : `${name} = :${name}`));
  return { sql: ['1 = 1', ...conditions].join(' and '), values };
}
