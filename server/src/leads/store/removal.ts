import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { DAY_MS } from '../../async/day';
import type { Config } from '../../config';
import { LEAD_KINDS } from '../lead';
import type { Database, Transaction } from './database';
import { LEAD_COLUMNS, type LeadRow, leadFrom } from './rows';

/** Ample, because a form keeps its key for one visit. */
const IDEMPOTENCY_KEY_DAYS = 30;

export interface ErasureRecord {
  id: string;
  erasedAt: number;
  reference: string | null;
  /** A keyed hash of the address: proves that a given address was erased without storing it. */
  subjectHash: string;
  leads: number;
}

/**
 * Erases one person's leads (UK GDPR article 17) and records the erasure; `scrub` of the store then cleans its files.
 * @returns the removed leads, which name copies in outside services, and the number of leads (`busy`) that remain
 * because they are being delivered: call again
 */
export async function erasePerson(database: Database, email: string, reference?: string) {
  const subject = email.trim().toLowerCase();
  return database.write(async (transaction, now) => {
    const rows = await transaction.query<LeadRow>(
      `delete from leads where email = ?1 and not (state = 'delivering' and lease_until >= ?2) returning ${LEAD_COLUMNS}`,
      subject,
      now,
    );
    await removeOrphanedKeys(transaction);
    await transaction.query('delete from outcomes where email = ?1', subject);
    const [rest] = await transaction.query<{ count: number }>(
      'select count(*) as count from leads where email = ?1',
      subject,
    );
    const busy = rest?.count ?? 0;
    // The command asks again each second while leads are being delivered.
    if (rows.length > 0 || busy === 0)
      await transaction.query(
        'insert into erasures (id, erased_at, reference, subject_hash, leads) values (?1, ?2, ?3, ?4, ?5)',
        randomUUID(),
        now,
        reference ?? null,
        await hashOf(transaction, subject),
        rows.length,
      );
    return { removed: rows.map(leadFrom), busy };
  });
}

/** The records of past erasures; with `email`, of one person. */
export async function listErasures(database: Database, email?: string): Promise<ErasureRecord[]> {
  const hash = email && (await database.write((transaction) => hashOf(transaction, email)));
  const records = await database.read<ErasureRecord>(
    `select id, erased_at as "erasedAt", reference, subject_hash as "subjectHash", leads
      from erasures order by erased_at`,
  );
  return records.filter((record) => !hash || record.subjectHash === hash);
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
        `delete from leads where kind = ?1 and (updated_at < ?2 and state in ('delivered', 'rejected', 'held')
            or updated_at < ?3 and state = 'suspected')
          returning id`,
        kind,
        now - days[kind] * DAY_MS,
        now - days.suspected * DAY_MS,
      );
      removed += rows.length;
    }
    await removeOrphanedKeys(transaction);
    await transaction.query('delete from outcomes where expires_at <= ?1', now);
    await transaction.query(
      'delete from idempotency_keys where created_at < ?1',
      now - IDEMPOTENCY_KEY_DAYS * DAY_MS,
    );
    return removed;
  });
}

async function removeOrphanedKeys(transaction: Transaction): Promise<void> {
  await transaction.query(
    'delete from idempotency_keys where not exists (select 1 from leads where leads.id = lead_id)',
  );
}

async function hashOf(transaction: Transaction, email: string): Promise<string> {
  // Keeps an existing secret; the update that changes nothing makes `returning` yield it.
  const [row] = await transaction.query<{ value: string }>(
    `insert into secrets (name, value) values ('erasures', ?1)
      on conflict (name) do update set name = excluded.name returning value`,
    randomBytes(32).toString('hex'),
  );
  return createHmac('sha256', row?.value ?? '')
    .update(email.trim().toLowerCase())
    .digest('hex');
}
