import { z } from 'zod';
import { DAY_MS } from '../../async/day';
import { readCommandLine, UsageError } from '../../cli/command-line';
import { LEAD_KINDS, LEAD_STATES } from '../lead';
import type { LeadFilter } from '../store/reports';

export const USAGE = `npm run leads -- <command> [options]

  list                    one line for each lead that the options choose, oldest first
  show <id> …             everything about these leads
  retry <id> …            make these due again now; or all that the options choose
  export                  all that the options choose, as CSV
  erase --email <address> remove all that one person sent (UK GDPR), and record that it was done
  erasures                the records of past removals; with --email, of one person
  backup <file>           a whole copy of the store on this machine into a new file, while the site runs

list, retry and export choose by:
  --kind ${LEAD_KINDS.join('|')}
  --state ${LEAD_STATES.join('|')}
  --since <date>          from this day or time on, in UTC, e.g. 2026-11-01 or 2026-11-01T09:00
  --until <date>          up to and including this day, or before this time
  --email <address>       of one person

And besides:
  --json                  list: one JSON object a line
  --format csv|jsonl      export: CSV (default) or JSON lines
  --output <file>         export: into a new file that only you can read
  --reference <text>      erase: your own note for the record, e.g. the request's number; no personal data
`;

const oneOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` }).optional();

const day = z.iso.date();

/** Refuses 31 February, which JavaScript reads as 3 March, and reads a time without a zone as UTC. */
const time = z
  .string()
  .transform((text) => (/[T ][\d:.]+$/.test(text) ? `${text.replace(' ', 'T')}Z` : text))
  .refine(
    (text) => day.safeParse(text.slice(0, 10)).success && !Number.isNaN(Date.parse(text)),
    'must be a date, like 2026-11-01',
  );

const options = z.object({
  kind: oneOf(LEAD_KINDS),
  state: oneOf(LEAD_STATES),
  since: time.transform((text) => Date.parse(text)).optional(),
  until: time.transform((text) => Date.parse(text) + (day.safeParse(text).success ? DAY_MS : 0)).optional(),
  email: z
    .string()
    .trim()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be one address, like ada@example.org')
    .optional(),
  format: oneOf(['csv', 'jsonl']),
  json: z.boolean().optional(),
  output: z.string().optional(),
  reference: z.string().max(200, 'must have 200 characters or fewer').optional(),
});

export type Arguments = ReturnType<typeof readArguments>;

/** Reads the command line. @throws {UsageError} */
export function readArguments(argv: string[]) {
  const { command, names: ids, options: given } = readCommandLine(argv, options, { output: 'o' });
  const { kind, state, email, since, until } = given;
  if (since !== undefined && until !== undefined && since >= until)
    throw new UsageError('--since must be before --until');
  const filter: LeadFilter = { kind, state, email, ids: ids.length > 0 ? ids : undefined, since, until };
  return { command, ids, options: given, filter };
}
