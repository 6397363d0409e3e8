import { randomUUID } from 'node:crypto';
import { type Identity, identityOf } from '../identity';
import type { Lead, Submission } from '../lead';
import type { Database, Transaction } from './database';
import { LEAD_COLUMNS, type LeadRow, leadFrom } from './rows';

/** Where a lead begins. */
export type InitialState = 'received' | 'held' | 'suspected';

/** A submission on its way into the store, where it would begin in `state`. */
interface Arrival {
  transaction: Transaction;
  submission: Submission;
  identity: Identity;
  state: InitialState;
  now: number;
}

/**
 * Writes a submission down, once: by its idempotency key and by what makes it the same lead.
 * When this resolves, the lead is on disk; it is not new when this very submission was stored before: its key was
 * used, or its words are known. Null: the key was used before for another submission, and this one is not stored.
 */
export function storeSubmission(database: Database, submission: Submission, state: InitialState) {
  const identity = identityOf(submission);
  return database.write(async (transaction, now) => {
    const { kind, idempotencyKey } = submission;
    const names = [`${kind} ${identity.sameLeadKey}`];
    if (identity.earlyLeadKey) names.push(`${kind} ${identity.earlyLeadKey}`);
    if (idempotencyKey) names.push(`${kind} key ${idempotencyKey}`);
    await transaction.lock(names);

    const used = idempotencyKey ? await digestUnderKey(transaction, kind, idempotencyKey) : undefined;
    if (used && used !== identity.digest) return null;

    const arrival = { transaction, submission, identity, state, now };
    const known = await sameLead(arrival);
    const takesAgain = known && (known.state === 'rejected' || (kind === 'registration' && !used));
    const lead = !known ? await insert(arrival) : takesAgain ? await takeAgain(arrival, known) : known;
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

/** The lead that this submission repeats. What is suspected is kept apart from what is not. */
async function sameLead(arrival: Arrival): Promise<Lead | undefined> {
  const { transaction, submission, identity, state, now } = arrival;
  const rows = await transaction.query<LeadRow>(
    `select ${LEAD_COLUMNS} from leads where kind = ?1 and same_lead_key in (?2, ?5) and created_at > ?3
        and (state = 'suspected') = (?4 = 'suspected')
      order by created_at desc`,
    submission.kind,
    identity.sameLeadKey,
    now - identity.sameLeadWithinMs,
    state,
    identity.earlyLeadKey ?? identity.sameLeadKey,
  );
  const slug = slugIn(submission.payload);
  return rows.map(leadFrom).find((lead) => !slug || [undefined, slug].includes(slugIn(lead.payload)));
}

/** Employers may share a name, which is all that leads of older versions have. */
function slugIn(payload: Lead['payload']): string | undefined {
  return 'companySlug' in payload ? payload.companySlug : undefined;
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
 * The later values replace the earlier ones, which go into the history, and the lead goes out again. One that is under way
 * or waits for its next attempt keeps its turn: what was asked for without an answer is looked for first.
 */
async function takeAgain(arrival: Arrival, known: Lead): Promise<Lead> {
  const { transaction, submission, identity, state, now } = arrival;
  const { payload, requestId } = submission;
  const isSame = JSON.stringify(known.payload) === JSON.stringify(payload);
  const history = isSame ? known.history : [...known.history, { until: now, payload: known.payload }];
  const keepsTurn = known.state === 'delivering' || known.state === 'retrying';
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
    keepsTurn ? known.state : state,
    keepsTurn ? known.lastError : null,
    keepsTurn ? known.attempts : 0,
    keepsTurn ? known.nextAttemptAt : now,
  );
  return row ? leadFrom(row) : known;
}
