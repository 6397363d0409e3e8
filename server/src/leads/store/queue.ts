import { randomUUID } from 'node:crypto';
import { DAY_MS } from '../../async/day';
import type { Claim, Lead, LeadKind, Progress } from '../lead';
import { ConflictError, type Database } from './database';
import { LEAD_COLUMNS, type LeadRow, leadFrom, placeholders } from './rows';

/** Longer than any delivery may take. When a process dies, its leads are due again after this time. */
const LEASE_MS = 60_000;

/** If any server still delivered the kind, it would have claimed a lead this long after the lease ended. */
const ABANDONED_MS = 60 * 60_000;
/** The same for a lead that is due for the first time or that staff retried. */
const UNCLAIMED_MS = 10_000;

/** The result of a delivery attempt. */
export interface Settlement {
  state: 'delivered' | 'rejected' | 'retrying';
  error?: string;
  /** The wait before the lead is due again; none by default. */
  delayMs?: number;
}

/** No lead waits for longer (`Retry-After` counts for at most a day): a later time comes from a wrong clock. */
const LONGEST_WAIT_MS = 2 * DAY_MS;

const PAST = ['<= ?3', `> ?3 + ${LONGEST_WAIT_MS}`];

/**
 * Registrations of one person are delivered one at a time: first the one whose claim ended, then in the order of their
 * arrival.
 */
const ITS_TURN = `not (l.kind = 'registration' and exists (
  select 1 from leads e where e.email = l.email and e.kind = 'registration' and e.id <> l.id
    and (e.state = 'delivering' or l.state <> 'delivering' and e.state in ('received', 'retrying')
      and (e.created_at < l.created_at or e.created_at = l.created_at and e.id < l.id))))`;

/**
 * The first lead of a kind whose time is past, and whose lease has ended when it is claimed. One range of the index
 * `leads_waiting`, so that it takes no longer when a flood waits.
 */
const firstDue = (kind: string, isPast: string, others: string) => `(select l.id from leads l
  where l.kind = ${kind} and l.state in ('received', 'retrying', 'delivering') and l.next_attempt_at ${isPast}
    and (l.state <> 'delivering' or ${PAST.map((past) => `l.lease_until ${past}`).join(' or ')}) and ${ITS_TURN} ${others})`;

/** Claims the next due lead of the first of these kinds that has one; with `id`, only that lead. */
export async function claimLead(
  database: Database,
  kinds: LeadKind[],
  id?: string,
): Promise<Claim | undefined> {
  if (kinds.length === 0) return undefined;
  const lease = randomUUID();
  const others = `${id ? `and l.id = ?${4 + kinds.length}` : ''} order by l.next_attempt_at, l.id limit 1 ${database.skipLocked}`;
  const due = kinds.flatMap((_, index) => PAST.map((past) => firstDue(`?${4 + index}`, past, others)));
  try {
    const [row] = await database.write((transaction, now) =>
      transaction.query<LeadRow>(
        `update leads set state = 'delivering', attempts = attempts + 1, lease = ?1, lease_until = ?2, updated_at = ?3
          where id = coalesce(${due.join(', ')})
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
    // Another process claimed a registration of the same person at this moment.
    if (error instanceof ConflictError) return undefined;
    throw error;
  }
}

/**
 * Saves the progress of a delivery and extends the lease.
 * @returns false when the lease is lost, so that this process must stop delivering
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
 * Ends a claim. A lead whose payload changed during the delivery is received again, and due after `delayMs`.
 * @returns the settled lead, or undefined when the lease was lost and nothing changed
 */
export async function settle(
  database: Database,
  claim: Claim,
  { state, error, delayMs = 0 }: Settlement,
): Promise<Lead | undefined> {
  const [row] = await database.write((transaction, now) =>
    transaction.query<LeadRow>(
      `update leads set state = case when payload = ?8 then ?3 else 'received' end, last_error = ?4, next_attempt_at = ?5, delivered_at = coalesce(?6, delivered_at), updated_at = ?7,
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

/** Counts the waits and leases of leads from now if their last write is later: the clock has been put back since. */
export async function restartWaits(database: Database): Promise<void> {
  await database.write((transaction, now) =>
    transaction.query(
      `update leads set next_attempt_at = next_attempt_at - updated_at + ?1, lease_until = lease_until - updated_at + ?1,
          updated_at = ?1
        where state in ('received', 'retrying', 'delivering') and updated_at > ?2`,
      now,
      now + LEASE_MS,
    ),
  );
}

/** At start, when settings may have changed: holds leads without a destination, and releases those that have one. */
export async function holdAndRelease(
  database: Database,
  hold: LeadKind[],
  release: LeadKind[],
): Promise<void> {
  await database.write(async (transaction, now) => {
    const move = (kinds: LeadKind[], to: string, from: string) =>
      transaction.query(
        `update leads set state = ?1, next_attempt_at = ?2, updated_at = ?2
          where kind in (${placeholders(kinds.length, 3)}) and state in (${from})`,
        to,
        now,
        ...kinds,
      );
    await move(hold, 'held', `'received', 'retrying'`);
    await move(release, 'received', `'held'`);
  });
}

/** Holds leads of these kinds that are due, or whose lease ended, and that no server claims. @returns the leads */
export async function holdAbandoned(database: Database, kinds: LeadKind[]): Promise<Lead[]> {
  const rows = await database.write((transaction, now) =>
    transaction.query<LeadRow>(
      `update leads set state = 'held', lease = null, lease_until = null, updated_at = ?1
        where (state = 'delivering' and lease_until <= ?2 or state = 'received' and next_attempt_at <= ?3)
          and kind in (${placeholders(kinds.length, 4)})
        returning ${LEAD_COLUMNS}`,
      now,
      now - ABANDONED_MS,
      now - UNCLAIMED_MS,
      ...kinds,
    ),
  );
  return rows.map(leadFrom);
}
