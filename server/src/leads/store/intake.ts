import { randomUUID } from 'node:crypto';
import { type Identity, identityOf } from '../identity';
import type { Lead, LeadState, Submission } from '../lead';
import type { Database, Transaction } from './database';
import { LEAD_COLUMNS, type LeadRow, leadFrom } from './rows';

export interface Stored {
  lead: Lead;
  /** False when the same submission was stored before; a rejected one that goes out again counts as new. */
  isNew: boolean;
}

/**
 * Writes a submission down, once: by its idempotency key and by what makes it the same lead.
 * When this resolves, the lead is on disk; with null, nothing is: the key was used before for other words.
 */
export function storeSubmission(
  database: Database,
  submission: Submission,
  initialState: 'received' | 'held',
): Promise<Stored | null> {
  const identity = identityOf(submission);
  return database.write(async (transaction) => {
    const { kind, idempotencyKey } = submission;
    const names = [`${kind} ${identity.sameLeadKey}`];
    if (idempotencyKey) names.push(`${kind} key ${idempotencyKey}`);
    await transaction.lock(names);

    const used = idempotencyKey ? await digestUnderKey(transaction, kind, idempotencyKey) : undefined;
    if (used && used !== identity.digest) return null;

    const now = await transaction.now();
    const known = await sameLead(transaction, kind, identity, now);
    const lead = known
      ? await reopenIfRejected(transaction, known, submission, identity, initialState, now)
      : await insert(transaction, submission, identity, initialState, now);
    if (idempotencyKey && !used) {
      await transaction.query(
        'insert into idempotency_keys (kind, idempotency_key, digest, lead_id, created_at) values (?1, ?2, ?3, ?4, ?5)',
        kind,
        idempotencyKey,
        identity.digest,
        lead.id,
        now,
      );
    }
    return { lead, isNew: lead !== known };
  });
}

async function digestUnderKey(transaction: Transaction, kind: string, key: string) {
  const [row] = await transaction.query<{ digest: string }>(
    'select digest from idempotency_keys where kind = ?1 and idempotency_key = ?2',
    kind,
    key,
  );
  return row?.digest;
}

async function sameLead(transaction: Transaction, kind: string, identity: Identity, now: number) {
  const [row] = await transaction.query<LeadRow>(
    `select ${LEAD_COLUMNS} from leads where kind = ?1 and same_lead_key = ?2 and created_at > ?3
      order by created_at desc limit 1`,
    kind,
    identity.sameLeadKey,
    now - identity.sameLeadWithinMs,
  );
  return row && leadFrom(row);
}

async function insert(
  transaction: Transaction,
  submission: Submission,
  identity: Identity,
  state: LeadState,
  now: number,
): Promise<Lead> {
  const [row] = await transaction.query<LeadRow>(
    `insert into leads (id, kind, state, attempts, created_at, updated_at, next_attempt_at,
        email, same_lead_key, payload, progress, request_id)
      values (?1, ?2, ?3, 0, ?4, ?4, ?4, ?5, ?6, ?7, '{}', ?8) returning ${LEAD_COLUMNS}`,
    randomUUID(),
    submission.kind,
    state,
    now,
    identity.email,
    identity.sameLeadKey,
    JSON.stringify(submission.payload),
    submission.requestId ?? null,
  );
  if (!row) throw new Error('The lead store did not give back the row that it wrote');
  return leadFrom(row);
}

/** A visitor who tries again after a refusal has perhaps corrected something: the lead goes out again. */
async function reopenIfRejected(
  transaction: Transaction,
  known: Lead,
  submission: Submission,
  identity: Identity,
  state: LeadState,
  now: number,
): Promise<Lead> {
  if (known.state !== 'rejected') return known;
  const [row] = await transaction.query<LeadRow>(
    `update leads set state = ?2, payload = ?3, email = ?4, request_id = ?5, last_error = null,
        updated_at = ?6, next_attempt_at = ?6
      where id = ?1 and state = 'rejected' returning ${LEAD_COLUMNS}`,
    known.id,
    state,
    JSON.stringify(submission.payload),
    identity.email,
    submission.requestId ?? null,
    now,
  );
  return row ? leadFrom(row) : known;
}
