import { randomUUID } from 'node:crypto';
import type { Claim, LeadKind, Progress } from '../lead';
import type { Database } from './database';
import { LEAD_COLUMNS, type LeadRow, leadFrom } from './rows';

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
export async function claimLead(database: Database, kind: LeadKind, id?: string, skipped: string[] = []) {
  const lease = randomUUID();
  const [row] = await database.write(async (transaction, now) => {
    // Else two processes could take two registrations of one person at the same moment.
    if (kind === 'registration') await transaction.lock(['claims of registrations']);
    return transaction.query<LeadRow>(
      `update leads set state = 'delivering', attempts = attempts + 1,
          lease = :lease, lease_until = :leaseUntil, updated_at = :now
        where id = (select l.id from leads l
          where l.kind = :kind and l.state in ('received', 'retrying', 'delivering') and l.next_attempt_at <= :now
            and (l.state <> 'delivering' or l.lease_until <= :now or l.lease_until - ${LEASE_MS} > :leaseUntil)
            and ${ITS_TURN} and (l.id in (:skipped)) is not true ${id ? 'and l.id = :id' : ''}
          order by l.next_attempt_at, l.id limit 1 for update skip locked)
        returning ${LEAD_COLUMNS}`,
      { kind, now, lease, leaseUntil: now + LEASE_MS, skipped, id },
    );
  });
  return row && { lead: leadFrom(row), lease };
}

/**
 * Saves the progress of a delivery and extends the lease.
 * @returns false when the lease is lost, so that this process must stop delivering
 */
export async function saveProgress(database: Database, { lead, lease }: Claim, progress: Progress) {
  const rows = await database.write((transaction, now) =>
    transaction.query(
      `update leads set progress = :progress, lease_until = :leaseUntil, updated_at = :now
        where id = :id and lease = :lease and state = 'delivering' returning id`,
      { id: lead.id, lease, progress: JSON.stringify(progress), leaseUntil: now + LEASE_MS, now },
    ),
  );
  return rows.length > 0;
}

/**
 * Ends a claim. A lead whose payload changed during the delivery is received again, and due after `delayMs`.
 * @returns the settled lead, or undefined when the lease was lost and nothing changed
 */
export async function settle(database: Database, { lead, lease }: Claim, settlement: Settlement) {
  const { state, error, delayMs = 0 } = settlement;
  const payload = JSON.stringify(lead.payload);
  const [row] = await database.write((transaction, now) =>
    transaction.query<LeadRow>(
      `update leads set state = case when payload = :payload then :state else 'received' end, last_error = :error,
          next_attempt_at = :dueAt, updated_at = :now, lease = null, lease_until = null,
          delivered_at = case when :state = 'delivered' then :now else delivered_at end
        where id = :id and lease = :lease and state = 'delivering' returning ${LEAD_COLUMNS}`,
      { id: lead.id, lease, payload, state, error: error ?? null, dueAt: now + delayMs, now },
    ),
  );
  return row && leadFrom(row);
}

/** Makes held leads due for which there is a destination here: settings change, and servers may have different ones. */
export async function releaseHeld(database: Database, kinds: LeadKind[]): Promise<void> {
  await database.write((transaction, now) =>
    transaction.query(
      `update leads set state = 'received', next_attempt_at = :now, updated_at = :now
        where state = 'held' and kind in (:kinds)`,
      { now, kinds },
    ),
  );
}
