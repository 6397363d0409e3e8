import type { Lead } from '../lead';

/** A JSON replacer: writes times, whose names end in `At`, in ISO 8601 and returns other values unchanged. */
export function withReadableTime(name: string, value: unknown): unknown {
  return name.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value;
}

/** The public fields of a lead on one line. */
export function jsonLine({ id, kind, state, attempts, createdAt, payload, lastError }: Lead): string {
  return JSON.stringify({ id, kind, state, attempts, createdAt, payload, lastError }, withReadableTime);
}

/** Every field of a lead, indented. */
export function fullJson(lead: Lead): string {
  return JSON.stringify(lead, withReadableTime, 2);
}
