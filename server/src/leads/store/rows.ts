import type { Lead } from '../lead';

type JsonColumn = 'payload' | 'progress' | 'history';

/** A row of the table `leads` with the lead's property names. */
export type LeadRow = Omit<Lead, JsonColumn> & Record<JsonColumn, string>;

export const LEAD_COLUMNS = `id, kind, state, attempts, created_at as "createdAt", updated_at as "updatedAt",
  next_attempt_at as "nextAttemptAt", delivered_at as "deliveredAt", payload, progress, history,
  last_error as "lastError", request_id as "requestId"`;

/** The payload was validated before it was stored, so its shape matches the row's kind. */
export function leadFrom(row: LeadRow): Lead {
  return {
    ...row,
    payload: JSON.parse(row.payload),
    progress: JSON.parse(row.progress),
    history: JSON.parse(row.history),
  } as Lead;
}
