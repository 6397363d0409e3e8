import { hash, randomUUID } from 'node:crypto';
import type { Lead, Submission } from '../lead';
import type { Database, Transaction } from './database';
import { LEAD_COLUMNS, type LeadRow, leadFrom } from './rows';

export type InitialState = 'received' | 'held' | 'suspected';

/** The earlier words that are kept beside the first: a stranger who posts again and again cannot grow a lead without end. */
const LATER_WORDS = 9;

/** A button that was pressed twice, or an answer that was lost. What comes later is a new wish. */
const REPEATED_WITHIN_MS = 10 * 60_000;

/** A submission that is being stored; a new lead begins in `state`. */
interface Arrival {
  transaction: Transaction;
  submission: Submission;
  identity: ReturnType<typeof identityOf>;
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

    const arrival = { transaction, submission, identity, state, now };
    const known = await findKnown(arrival, used?.leadId);
    const isResubmitted = known && (known.state === 'rejected' || (kind === 'registration' && !used));
    const lead = known && !isResubmitted ? known : await save(arrival, known);
    if (idempotencyKey && !used) {
      await transaction.query(
        `insert into idempotency_keys (kind, idempotency_key, digest, lead_id, created_at)
          values (:kind, :idempotencyKey, :digest, :leadId, :now)`,
        { kind, idempotencyKey, digest: identity.digest, leadId: lead.id, now },
      );
    }
    return { lead, isNew: lead !== known };
  });
}

/**
 * Decides whether two submissions are the same lead: those of one kind with the same `sameLeadKey` are, while it is not
 * delivered and for `sameLeadWithinMs`. There is one registration per email and company for ever, because a second deal
 * would be a duplicate in the CRM. A message with the same values, and a sign-up of the same address, are delivered again
 * when they come later: the mail may have been missed, the reader may have unsubscribed.
 */
function identityOf(submission: Submission) {
  const { kind, payload } = submission;
  const email = ('workEmail' in payload ? payload.workEmail : payload.email).toLowerCase();
  if (kind === 'registration') {
    // The rest comes from the sheet, which may change between two attempts.
    const { companyName, pipelineId, ...sent } = submission.payload;
    const sameLeadKey = `${email} ${sent.companySlug}`;
    return { email, digest: digestOf(sent), sameLeadKey, sameLeadWithinMs: Number.MAX_SAFE_INTEGER };
  }
  const digest = digestOf(payload);
  const sameLeadKey = kind === 'newsletter' ? email : digest;
  return { email, digest, sameLeadKey, sameLeadWithinMs: REPEATED_WITHIN_MS };
}

/** A hash of all values that the visitor sent. */
function digestOf(payload: object): string {
  const entries = Object.entries(payload).sort(([one], [other]) => (one < other ? -1 : 1));
  return hash('sha256', JSON.stringify(entries));
}

async function findKey(transaction: Transaction, kind: string, key: string) {
  const [row] = await transaction.query<{ digest: string; leadId: string }>(
    'select digest, lead_id as "leadId" from idempotency_keys where kind = :kind and idempotency_key = :key',
    { kind, key },
  );
  return row;
}

/**
 * The lead that this submission repeats: the lead of its key, however old, or else the newest with its identity that was
 * received lately or never went anywhere: in the outbox, a held message did.
 * Suspected leads and submissions match only each other. No other process changes the lead until the transaction ends.
 */
async function findKnown(arrival: Arrival, idOfKey = ''): Promise<Lead | undefined> {
  const { transaction, submission, identity, state, now } = arrival;
  const { sameLeadKey, sameLeadWithinMs } = identity;
  const [row] = await transaction.query<LeadRow>(
    `select ${LEAD_COLUMNS} from leads
      where (id = :idOfKey or kind = :kind and same_lead_key = :sameLeadKey and (created_at > :since
          or state in ('received', 'delivering', 'retrying') or state = 'held' and attempts = 0))
        and (state = 'suspected') = (:state = 'suspected')
      order by case when id = :idOfKey then 0 else 1 end, created_at desc limit 1 for update`,
    { idOfKey, kind: submission.kind, sameLeadKey, since: now - sameLeadWithinMs, state },
  );
  return row && leadFrom(row);
}

/**
 * Stores a new lead, or replaces the payload of the known one: its earlier one moves into the history, and it is due. A lead
 * that is being delivered or retried keeps its schedule, because the search for the result of an unanswered call must wait.
 */
async function save(arrival: Arrival, known?: Lead): Promise<Lead> {
  const { transaction, submission, identity, state, now } = arrival;
  const { kind, payload, requestId = null } = submission;
  const { email, sameLeadKey } = identity;
  const id = known?.id ?? randomUUID();
  const keepsTurn = known?.state === 'delivering' || known?.state === 'retrying';
  const turn = keepsTurn ? known : { state, lastError: null, attempts: 0, nextAttemptAt: now };
  const [row] = await transaction.query<LeadRow>(
    `insert into leads (id, kind, state, attempts, created_at, updated_at, next_attempt_at,
        email, same_lead_key, payload, progress, request_id)
      values (:id, :kind, :state, 0, :now, :now, :now, :email, :sameLeadKey, :payload, '{}', :requestId)
      on conflict (id) do update set payload = :payload, history = :history, email = :email,
        request_id = :requestId, updated_at = :now, state = :turnState, last_error = :lastError,
        attempts = :attempts, next_attempt_at = :nextAttemptAt
      returning ${LEAD_COLUMNS}`,
    {
      ...{ id, kind, state, now, email, sameLeadKey, requestId, turnState: turn.state },
      payload: JSON.stringify(payload),
      history: JSON.stringify(known ? historyOf(known, submission, now) : []),
      lastError: turn.lastError,
      attempts: turn.attempts,
      nextAttemptAt: turn.nextAttemptAt,
    },
  );
  if (!row) throw new Error('The lead store did not give back the row that it wrote');
  return leadFrom(row);
}

/** The lead's history, with its present payload as the last entry unless the submission has the same. */
function historyOf({ history, payload }: Lead, submission: Submission, until: number): Lead['history'] {
  if (JSON.stringify(payload) === JSON.stringify(submission.payload)) return history;
  const [first, ...later] = [...history, { until, payload }];
  return first ? [first, ...later.slice(-LATER_WORDS)] : [];
}
