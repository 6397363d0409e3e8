import type { Lead } from '../lead';

/** A JSON replacer: writes times, whose names end in `At`, in ISO 8601 and returns other values unchanged. */
export function withReadableTime(name: string, value: unknown): unknown {
  return name.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value;
}

const FIELDS = ['id', 'kind', 'state', 'attempts', 'createdAt', 'payload', 'lastError'] as const;

/** The public fields of a lead on one line. */
export function jsonLine(lead: Lead): string {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, lead[name]]));
  return JSON.stringify({ ...fields, timesChanged: lead.history.length }, withReadableTime);
}
