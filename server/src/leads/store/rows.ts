import type { Lead, LeadKind, LeadState } from '../lead';

/** A row of the table `leads`, as both databases give it back. */
export interface LeadRow {
  id: string;
  kind: LeadKind;
  state: LeadState;
  attempts: number;
  created_at: number;
  updated_at: number;
  next_attempt_at: number;
  delivered_at: number | null;
  payload: string;
  progress: string;
  history: string;
  last_error: string | null;
  request_id: string | null;
}

export const LEAD_COLUMNS =
  'id, kind, state, attempts, created_at, updated_at, next_attempt_at, delivered_at, payload, progress, history, last_error, request_id';

/** The payload was validated before it was stored, so the row's kind vouches for its shape. */
export function leadFrom(row: LeadRow): Lead {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    nextAttemptAt: row.next_attempt_at,
    deliveredAt: row.delivered_at,
    payload: JSON.parse(row.payload),
    progress: JSON.parse(row.progress),
    history: JSON.parse(row.history),
    lastError: row.last_error,
    requestId: row.request_id,
  } as Lead;
}

/** `?first, ?first+1, …` for a list of values. */
export function placeholders(count: number, first: number): string {
  return Array.from({ length: count }, (_, index) => `?${first + index}`).join(', ');
}
