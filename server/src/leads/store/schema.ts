import type { Database } from './database';

/** Raised with every change to the tables below; a store of another version is refused. */
const SCHEMA_VERSION = 5;

const TABLES = [
  `create table leads (
    id text primary key,
    kind text not null,
    state text not null,
    attempts bigint not null,
    created_at bigint not null,
    updated_at bigint not null,
    next_attempt_at bigint not null,
    delivered_at bigint,
    email text not null,
    same_lead_key text not null,
    payload text not null,
    progress text not null,
    history text not null default '[]',
    last_error text,
    request_id text,
    lease text,
    lease_until bigint
  )`,
  `create index leads_due on leads (state, next_attempt_at)`,
  `create index leads_waiting on leads (kind, next_attempt_at, id)
    where state in ('received', 'retrying', 'delivering')`,
  `create index leads_by_time on leads (created_at, id)`,
  `create index leads_same on leads (kind, same_lead_key, created_at)`,
  `create index leads_email on leads (email)`,
  // Concurrent deliveries of two registrations of one person would create the person twice.
  `create unique index leads_one_per_person on leads (email)
    where state = 'delivering' and kind = 'registration'`,
  `create table idempotency_keys (
    kind text not null,
    idempotency_key text not null,
    digest text not null,
    lead_id text not null,
    created_at bigint not null,
    primary key (kind, idempotency_key)
  )`,
  `create index idempotency_keys_lead on idempotency_keys (lead_id)`,
  `create table outcomes (id text primary key, expires_at bigint not null, email text, body text not null)`,
  `create index outcomes_expiry on outcomes (expires_at)`,
  `create table probes (name text primary key, written_at bigint not null, room text)`,
];

/**
 * Creates the tables of a new store, in one transaction with the record of their version.
 * @throws {Error} when the store has another version, because its leads must not be read or written as if they had ours
 */
export async function createSchema(database: Database): Promise<void> {
  await database.write(async (transaction) => {
    await transaction.lock(['schema']);
    await transaction.query('create table if not exists schema_steps (version bigint primary key)');
    const [{ version } = { version: null }] = await transaction.query<{ version: number | null }>(
      'select max(version) as version from schema_steps',
    );
    if (version === SCHEMA_VERSION) return;
    if (version !== null) {
      throw new Error(
        `The lead store has schema ${version}, and this version of the site needs schema ${SCHEMA_VERSION}: start the version of the site that wrote it.`,
      );
    }
    for (const statement of TABLES) await transaction.query(statement);
    await transaction.query(`insert into schema_steps (version) values (${SCHEMA_VERSION})`);
  });
}
