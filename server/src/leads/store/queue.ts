import { randomUUID } from 'node:crypto';
import type { Claim, Lead, LeadKind, Progress } from '../lead';
import { ConflictError, type Database } from './database';
import { LEAD_COLUMNS, type LeadRow, leadFrom, placeholders } from './rows';

/** Longer than any delivery may take: a lead whose process died is taken up again after this. */
const LEASE_MS = 60_000;

/** Some server would have taken up a lead by then, if any still delivered its kind. */
const ABANDONED_MS = 60 * 60_000;
/** The same of a lead that is due for the first time, or that staff sent out again. */
const UNTAKEN_MS = 10_000;

/** How a claimed lead is left. */
export interface Settlement {
  state: 'delivered' | 'rejected' | 'retrying';
  error?: string;
  /** How long it waits before it is due again. */
  delayMs?: number;
}

/** A lead is due when its time has come, or when the process that had it is gone. */
const DUE = `(l.state in ('received', 'retrying') and l.next_attempt_at <= ?3
  or l.state = 'delivering' and l.lease_until <= ?3)`;

/** Registrations of one person go out one after the other, in the order in which they came. */
const ITS_TURN = `not (l.kind = 'registration' and exists (
  select 1 from leads e where e.email = l.email and e.kind = 'registration' and e.id <> l.id
    and (e.state = 'delivering' or e.state in ('received', 'retrying')
      and (e.created_at < l.created_at or e.created_at = l.created_at and e.id < l.id))))`;

/** Takes the next lead that is due, of the kinds named; with `id`, that one or none. */
export async function claimLead(
  database: Database,
  kinds: LeadKind[],
  id?: string,
): Promise<Claim | undefined> {
  if (kinds.length === 0) return undefined;
  const lease = randomUUID();
  try {
    const [row] = await database.write((transaction, now) =>
      transaction.query<LeadRow>(
        `update leads set state = 'delivering', attempts = attempts + 1, lease = ?1, lease_until = ?2, updated_at = ?3
          where id = (select l.id from leads l
            where l.kind in (${placeholders(kinds.length, 4)}) and ${DUE} and ${ITS_TURN}
              ${id ? `and l.id = ?${4 + kinds.length}` : ''}
            order by l.next_attempt_at, l.id limit 1 ${database.skipLocked})
          returning ${LEAD_COLUMNS}`,
        lease,
        now + LEASE_MS,
        now,
        ...kinds,
        ...(id ? [id] : []),
      ),
    );
    return row && { lead: leadFrom(row), lease };
  } catch (error) {
    // Another process took a registration of the same person in this moment: it is that one's turn.
    if (error instanceof ConflictError) return undefined;
    throw error;
  }
}

/**
 * Keeps what a delivery has reached so far and prolongs the lease.
 * @returns false when the lease is lost: then this process must not go on.
 */
export async function saveProgress(database: Database, claim: Claim, progress: Progress): Promise<boolean> {
  const rows = await database.write((transaction, now) =>
    transaction.query(
      `update leads set progress = ?3, lease_until = ?4, updated_at = ?5
        where id = ?1 and lease = ?2 and state = 'delivering' returning id`,
      claim.lead.id,
      claim.lease,
      JSON.stringify(progress),
      now + LEASE_MS,
      now,
    ),
  );
  return rows.length > 0;
}

/**
 * Ends a claim. A lead whose words changed meanwhile is due again at once, with the new ones.
 * @returns the lead as it is then, or undefined when the lease was lost: nothing has changed.
 */
export async function settle(
  database: Database,
  claim: Claim,
  { state, error, delayMs = 0 }: Settlement,
): Promise<Lead | undefined> {
  const [row] = await database.write((transaction, now) =>
    transaction.query<LeadRow>(
      `update leads set state = case when payload = ?8 then ?3 else 'received' end, last_error = ?4, next_attempt_at = ?5, delivered_at = ?6, updated_at = ?7,
          lease = null, lease_until = null
        where id = ?1 and lease = ?2 and state = 'delivering' returning ${LEAD_COLUMNS}`,
      claim.lead.id,
      claim.lease,
      state,
      error ?? null,
      now + delayMs,
      state === 'delivered' ? now : null,
      now,
      JSON.stringify(claim.lead.payload),
    ),
  );
  return row && leadFrom(row);
}

/** Sorts waiting leads by whether there is somewhere to deliver them: run at start, when settings may have changed. */
export async function holdAndRelease(
  database: Database,
  hold: LeadKind[],
  release: LeadKind[],
): Promise<void> {
  await database.write(async (transaction, now) => {
    const move = async (kinds: LeadKind[], to: string, from: string) => {
      if (kinds.length === 0) return;
      await transaction.query(
        `update leads set state = ?1, next_attempt_at = ?2, updated_at = ?2
          where kind in (${placeholders(kinds.length, 3)}) and state in (${from})`,
        to,
        now,
        ...kinds,
      );
    };
    await move(hold, 'held', `'received', 'retrying'`);
    await move(release, 'received', `'held'`);
  });
}

/** Holds leads of these kinds that were sent out, or whose delivery began, and that nobody takes up. @returns them. */
export async function holdAbandoned(database: Database, kinds: LeadKind[]): Promise<Lead[]> {
  if (kinds.length === 0) return [];
  const rows = await database.write((transaction, now) =>
    transaction.query<LeadRow>(
      `update leads set state = 'held', lease = null, lease_until = null, updated_at = ?1
        where (state = 'delivering' and lease_until <= ?2 or state = 'received' and next_attempt_at <= ?3)
          and kind in (${placeholders(kinds.length, 4)})
        returning ${LEAD_COLUMNS}`,
      now,
      now - ABANDONED_MS,
      now - UNTAKEN_MS,
      ...kinds,
    ),
  );
  return rows.map(leadFrom);
}

/** When the next lead of these kinds is due, or undefined when none waits. */
export async function nextDueAt(database: Database, kinds: LeadKind[]): Promise<number | undefined> {
  if (kinds.length === 0) return undefined;
  const [row] = await database.read<{ at: number | null }>(
    `select min(case when state = 'delivering' then lease_until else next_attempt_at end) as at
      from leads where state in ('received', 'retrying', 'delivering') and kind in (${placeholders(kinds.length, 1)})`,
    ...kinds,
  );
  return row?.at ?? undefined;
}
