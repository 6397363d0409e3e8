import { z } from 'zod';
import { DAY_MS } from '../../async/day';
import { UsageError } from '../../cli/command-line';
import { LEAD_KINDS, LEAD_STATES } from '../lead';
import type { LeadFilter } from '../store/reports';

const day = z.iso.date();

/** Refuses 31 February, which JavaScript reads as 3 March, and reads a time without a zone as UTC. */
const time = z
  .string()
  .transform((text) => (/[T ][\d:.]+$/.test(text) ? `${text.replace(' ', 'T')}Z` : text))
  .refine(
    (text) => day.safeParse(text.slice(0, 10)).success && !Number.isNaN(Date.parse(text)),
    'must be a date, like 2026-11-01',
  );

const oneOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

export const email = z
  .string()
  .trim()
  .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be one address, like ada@example.org');

/** The options that choose leads. */
export const choice = {
  kind: oneOf(LEAD_KINDS).optional().describe('KIND'),
  state: oneOf(LEAD_STATES).optional().describe('STATE'),
  since: time
    .transform((text) => Date.parse(text))
    .optional()
    .describe('TIME'),
  until: time
    .transform((text) => Date.parse(text) + (day.safeParse(text).success ? DAY_MS : 0))
    .optional()
    .describe('TIME'),
  email: email.optional().describe('ADDRESS'),
};

export type Choice = z.infer<z.ZodObject<typeof choice>>;

/** What to ask the store for. @throws {UsageError} */
export function filterOf({ kind, state, since, until, email }: Choice, ids: string[] = []): LeadFilter {
  if (since !== undefined && until !== undefined && since >= until)
    throw new UsageError('--since must be before --until');
  return { kind, state, since, until, email, ids: ids.length > 0 ? ids : undefined };
}
