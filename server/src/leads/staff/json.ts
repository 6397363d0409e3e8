import type { Lead } from '../lead';

/** A field as people read it: what is named after a moment (`createdAt`) as that moment, all else as it is. */
export function withReadableTime(name: string, value: unknown): unknown {
  return name.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value;
}

/** A lead on one line, in the shape of `design.md`. */
export function jsonLine({ id, kind, state, attempts, createdAt, payload, lastError }: Lead): string {
  return JSON.stringify({ id, kind, state, attempts, createdAt, payload, lastError }, withReadableTime);
}

/** Everything about a lead, for a person to read. */
export function fullJson(lead: Lead): string {
  return JSON.stringify(lead, withReadableTime, 2);
}
