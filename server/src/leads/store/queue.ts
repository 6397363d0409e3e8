import { randomUUID } from 'node:crypto';
import type { Claim, Lead, LeadKind, Progress } from '../lead';
import type { Database } from './database';
import { LEAD_COLUMNS, type LeadRow, leadFrom, placeholders } from './rows';

/**
 * Longer than any delivery may take. When a process dies, its leads are due again after this time. A lease that ends after
 * twice the time is of a clock that was put back, and counts no more.
 */
export const LEASE_MS = 60_000;

/** The result of a delivery attempt. */
export interface Settlement {
  state: 'delivered' | 'held' | 'rejected' | 'retrying';
  error?: string;
  /** The wait before the lead is due again; none by default. */
  delayMs?: number;
}

/**
 * Whether it is a lead's turn: registrations of one person are delivered one at a time, first the one whose claim ended,
 * then in the order of their arrival.
 */
const ITS_TURN = `not (l.kind = 'registration' and exists (
  select 1 from leads e where e.email = l.email and e.kind = 'registration' and e.id <> l.id
    and (e.state = 'delivering' or l.state <> 'delivering' and e.state in ('received', 'retrying')
      and (e.created_at < l.created_at or e.created_at = l.created_at and e.id < l.id))))`;

/**
 * Claims the due lead of a kind that has waited longest; with `id`, only that lead. A claimed lead is due again when its
 * lease ends. The search is one range of the index `leads_waiting`, so that it takes no longer when a flood waits.
 * @param skipped the ids of those that the caller delivers: a clock that leaps ahead ends their leases
 */
export async function claimLead(
  database: Database,
  kind: LeadKind,
  id?: string,
  skipped: string[] = [],
): Promise<Claim | undefined> {
  const lease = randomUUID();
  const [row] = await database.write(async (transaction, now) => {
    // Else two processes could take two registrations of one person at the same moment.
    if (kind === 'registration') await transaction.lock(['claims of registrations']);
    return transaction.query<LeadRow>(
      `update leads set state = 'delivering', attempts = attempts + 1, lease = ?3, lease_until = ?4, updated_at = ?2
        where id = (select l.id from leads l
          where l.kind = ?1 and l.state in ('received', 'retrying', 'delivering') and l.next_attempt_at <= ?2
            and (l.state <> 'delivering' or l.lease_until <= ?2 or l.lease_until - ${LEASE_MS} > ?4) and ${ITS_TURN}
            and (l.id in (${placeholders(skipped.length, 5)})) is not true
            ${id ? `and l.id = ?${5 + skipped.length}` : ''}
          order by l.next_attempt_at, l.id limit 1 ${database.skipLocked})
        returning ${LEAD_COLUMNS}`,
      kind,
      now,
      lease,
      now + LEASE_MS,
      ...skipped,
      ...(id ? [id] : []),
    );
  });
  return row && { lead: leadFrom(row), lease };
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
      `update leads set state = case when payload = ?8 then ?3 else 'received' end, last_error = ?4,
          next_attempt_at = ?5, delivered_at = coalesce(?6, delivered_at), updated_at = ?7,
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

/** Makes held leads due for which there is a destination here: settings change, and servers may have different ones. */
export async function releaseHeld(database: Database, kinds: LeadKind[]): Promise<void> {
  await database.write((transaction, now) =>
    transaction.query(
      `update leads set state = 'received', next_attempt_at = ?1, updated_at = ?1
        where state = 'held' and kind in (${placeholders(kinds.length, 2)})`,
      now,
      ...kinds,
    ),
  );
}
