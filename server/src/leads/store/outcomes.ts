import { randomUUID } from 'node:crypto';
import type { FormOutcome } from '@sharemore/platform/contract';
import type { Database } from './database';

const OUTCOME_MINUTES = 15;

/** Stores the outcome of a form without script for 15 minutes. @returns the id under which the page at `path` reads it */
export async function saveOutcome(database: Database, outcome: FormOutcome, path: string): Promise<string> {
  const id = randomUUID();
  const address = outcome.values.workEmail ?? outcome.values.email ?? outcome.values.EMAIL;
  // What was typed may be no address at all; PostgreSQL takes no text with NUL.
  const email = address?.trim().toLowerCase().replaceAll('\0', '') ?? null;
  const body = JSON.stringify({ path, outcome });
  await database.write((transaction, now) =>
    transaction.query(
      'insert into outcomes (id, expires_at, email, body) values (:id, :expiresAt, :email, :body)',
      { id, expiresAt: now + OUTCOME_MINUTES * 60_000, email, body },
    ),
  );
  return id;
}

/** The outcome, or null when the id is unknown, has expired or belongs to another page. */
export async function readOutcome(database: Database, id: string, path: string): Promise<FormOutcome | null> {
  const [row] = await database.read<{ body: string }>(
    'select body from outcomes where id = :id and expires_at > :now',
    { id, now: await database.now() },
  );
  const stored: { path: string; outcome: FormOutcome } | undefined = row && JSON.parse(row.body);
  return stored?.path === path ? stored.outcome : null;
}
