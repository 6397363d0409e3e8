import type { Lead } from '../lead';

/** A lead on one line, in the shape of `design.md`. */
export function jsonLine({ id, kind, state, attempts, createdAt, payload, lastError }: Lead): string {
  const created = new Date(createdAt).toISOString();
  return JSON.stringify({ id, kind, state, attempts, createdAt: created, payload, lastError });
}

/** Everything about a lead, for a person to read. */
export function fullJson(lead: Lead): string {
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return JSON.stringify(
    {
      ...lead,
      createdAt: iso(lead.createdAt),
      updatedAt: iso(lead.updatedAt),
      nextAttemptAt: iso(lead.nextAttemptAt),
      deliveredAt: iso(lead.deliveredAt),
    },
    null,
    2,
  );
}
