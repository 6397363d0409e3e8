import { randomUUID } from 'node:crypto';
import { type Identity, identityOf } from '../identity';
import type { Lead, Submission } from '../lead';
import type { Database, Transaction } from './database';
import { LEAD_COLUMNS, type LeadRow, leadFrom } from './rows';

export type InitialState = 'received' | 'held' | 'suspected';

/** The earlier words that are kept beside the first: a stranger who posts again and again cannot grow a lead without end. */
const LATER_WORDS = 9;

/** A submission that is being stored; a new lead begins in `state`. */
interface Arrival {
  database: Database;
  transaction: Transaction;
  submission: Submission;
  identity: Identity;
  state: InitialState;
  now: number;
}

/**
 * Stores a submission once, by its idempotency key and its identity; the lead is on disk when this resolves.
 * `isNew` is false when the store already had the submission. Resolves with null, storing nothing, when the key was
 * used for a different submission.
 */
export function storeSubmission(database: Database, submission: Submission, state: InitialState) {
  const identity = identityOf(submission);
  return database.write(async (transaction, now) => {
    const { kind, idempotencyKey } = submission;
    const names = [`${kind} ${identity.sameLeadKey}`];
    if (idempotencyKey) names.push(`${kind} key ${idempotencyKey}`);
    await transaction.lock(names);

    const used = idempotencyKey ? await findKey(transaction, kind, idempotencyKey) : undefined;
    if (used && used.digest !== identity.digest) return null;

    const arrival = { database, transaction, submission, identity, state, now };
    const known = await findKnown(arrival, used?.leadId);
    const isResubmitted = known && (known.state === 'rejected' || (kind === 'registration' && !used));
    const lead = !known ? await insert(arrival) : isResubmitted ? await resubmit(arrival, known) : known;
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

async function findKey(transaction: Transaction, kind: string, key: string) {
  const [row] = await transaction.query<{ digest: string; leadId: string }>(
    'select digest, lead_id as "leadId" from idempotency_keys where kind = ?1 and idempotency_key = ?2',
    kind,
    key,
  );
  return row;
}

/**
 * The lead that this submission repeats: the lead of its key, however old, or else the newest with its identity that was
 * received lately or never went anywhere: in the outbox, a held message did.
 * Suspected leads and submissions match only each other. No other process changes the lead until the transaction ends.
 */
async function findKnown(arrival: Arrival, idOfKey = ''): Promise<Lead | undefined> {
  const { database, transaction, submission, identity, state, now } = arrival;
  const [row] = await transaction.query<LeadRow>(
    `select ${LEAD_COLUMNS} from leads
      where (id = ?1 or kind = ?2 and same_lead_key = ?3 and (created_at > ?4
          or state in ('received', 'delivering', 'retrying') or state = 'held' and attempts = 0))
        and (state = 'suspected') = (?5 = 'suspected')
      order by case when id = ?1 then 0 else 1 end, created_at desc limit 1 ${database.forUpdate}`,
    idOfKey,
    submission.kind,
    identity.sameLeadKey,
    now - identity.sameLeadWithinMs,
    state,
  );
  return row && leadFrom(row);
}

async function insert({ transaction, submission, identity, state, now }: Arrival): Promise<Lead> {
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

/**
 * Replaces the payload, moves the earlier one into the history, and makes the lead due. A lead that is being delivered
 * or retried keeps its schedule, because the search for the result of an unanswered call must wait.
 */
async function resubmit(arrival: Arrival, known: Lead): Promise<Lead> {
  const { transaction, submission, identity, state, now } = arrival;
  const { payload, requestId } = submission;
  const isSame = JSON.stringify(known.payload) === JSON.stringify(payload);
  const history = isSame ? known.history : historyWith(known, now);
  const keepsTurn = known.state === 'delivering' || known.state === 'retrying';
  const turn = keepsTurn ? known : { state, lastError: null, attempts: 0, nextAttemptAt: now };
  const [row] = await transaction.query<LeadRow>(
    `update leads set payload = ?2, history = ?3, email = ?4, request_id = ?5, updated_at = ?6,
        state = ?7, last_error = ?8, attempts = ?9, next_attempt_at = ?10
      where id = ?1 returning ${LEAD_COLUMNS}`,
    known.id,
    JSON.stringify(payload),
    JSON.stringify(history),
    identity.email,
    requestId ?? null,
    now,
    turn.state,
    turn.lastError,
    turn.attempts,
    turn.nextAttemptAt,
  );
  return row ? leadFrom(row) : known;
}

/** The lead's history with its present payload as the last entry. */
function historyWith({ history, payload }: Lead, until: number): Lead['history'] {
  const [first, ...later] = [...history, { until, payload }];
  return first ? [first, ...later.slice(-LATER_WORDS)] : [];
}
