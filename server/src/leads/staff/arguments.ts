import { z } from 'zod';
import { readCommandLine, UsageError } from '../../command-line';
import { LEAD_KINDS, LEAD_STATES } from '../lead';
import type { LeadFilter } from '../store/reports';

const DAY = 24 * 60 * 60 * 1000;

export const USAGE = `npm run leads -- <command> [options]

  list                    one line for each lead, oldest first
  show <id> …             everything about these leads
  retry <id> …            send these out again now; or all that the options choose
  export                  all that the options choose, as CSV
  erase --email <address> remove all that one person sent (UK GDPR), and record that it was done
  erasures                the records of past removals
  backup <file>           a whole copy of the store on this machine, while the site runs

  --kind ${LEAD_KINDS.join('|')}
  --state ${LEAD_STATES.join('|')}
  --since <date>          from this day or time on, e.g. 2026-11-01 or 2026-11-01T09:00Z
  --until <date>          up to and including this day, or before this time
  --email <address>       of one person
  --json                  list: one JSON object a line
  --format csv|jsonl      export: CSV (default) or JSON lines
  --output <file>         export: into a file that only you can read
  --reference <text>      erase: your own note for the record, e.g. the request's number; no personal data
`;

const oneOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` }).optional();

const options = z.object({
  kind: oneOf(LEAD_KINDS),
  state: oneOf(LEAD_STATES),
  since: z.string().optional(),
  until: z.string().optional(),
  email: z.string().min(3, 'must be an address').optional(),
  format: oneOf(['csv', 'jsonl']),
  json: z.boolean().default(false),
  output: z.string().optional(),
  reference: z.string().max(200, 'must have 200 characters or fewer').optional(),
});

export type Arguments = ReturnType<typeof readArguments>;

/** Reads the command line. @throws {UsageError} in words for the person at the keyboard. */
export function readArguments(argv: string[]) {
  const { command, names: ids, options: given } = readCommandLine(argv, options, { output: 'o' });
  const { kind, state, email, since, until } = given;
  const filter: LeadFilter = {
    kind,
    state,
    email,
    ids: ids.length > 0 ? ids : undefined,
    since: since === undefined ? undefined : timeOf('since', since),
    until: until === undefined ? undefined : timeOf('until', until) + (isDay(until) ? DAY : 0),
  };
  return { command, ids, options: given, filter };
}

function timeOf(option: string, text: string): number {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new UsageError(`--${option} must be a date, like 2026-11-01`);
  return time;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}
