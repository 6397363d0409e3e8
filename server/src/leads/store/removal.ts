import { DAY_MS } from '../../async/day';
import type { Config } from '../../config';
import { LEAD_KINDS } from '../lead';
import type { Database } from './database';
import { LEASE_MS } from './queue';
import { LEAD_COLUMNS, type LeadRow, leadFrom } from './rows';

/** Ample, because a form keeps its key for one visit. */
const IDEMPOTENCY_KEY_DAYS = 30;
const REMOVE_ORPHANED_KEYS =
  'delete from idempotency_keys where not exists (select 1 from leads where leads.id = lead_id)';

/**
 * Erases one person's leads (UK GDPR article 17); `scrub` of the store then cleans its files.
 * @returns the removed leads, which name copies in outside services, and the number of leads (`busy`) that remain
 * because they are being delivered: call again
 */
export async function erasePerson(database: Database, email: string) {
  const subject = email.trim().toLowerCase();
  return database.write(async (transaction, now) => {
    const rows = await transaction.query<LeadRow>(
      `delete from leads where email = :subject
          and not (state = 'delivering' and lease_until between :now and :lastLease) returning ${LEAD_COLUMNS}`,
      { subject, now, lastLease: now + 2 * LEASE_MS },
    );
    await transaction.query(REMOVE_ORPHANED_KEYS);
    await transaction.query('delete from outcomes where email = :subject', { subject });
    const busy = await transaction.query('select id from leads where email = :subject', { subject });
    return { removed: rows.map(leadFrom), busy: busy.length };
  });
}

/**
 * Removes leads past their retention, expired outcomes and old idempotency keys. A lead that waits for delivery is kept
 * at any age, so that nothing a visitor sent is lost. @returns the number of removed leads
 */
export async function prune(database: Database, days: Config['retentionDays']): Promise<number> {
  return database.write(async (transaction, now) => {
    let removed = 0;
    for (const kind of LEAD_KINDS) {
      const rows = await transaction.query(
        `delete from leads where kind = :kind
            and (updated_at < :before and state in ('delivered', 'rejected', 'held')
              or updated_at < :suspectedBefore and state = 'suspected')
          returning id`,
        { kind, before: now - days[kind] * DAY_MS, suspectedBefore: now - days.suspected * DAY_MS },
      );
      removed += rows.length;
    }
    await transaction.query(REMOVE_ORPHANED_KEYS);
    await transaction.query('delete from outcomes where expires_at <= :now', { now });
    const before = now - IDEMPOTENCY_KEY_DAYS * DAY_MS;
    await transaction.query('delete from idempotency_keys where created_at < :before', { before });
    return removed;
  });
}
