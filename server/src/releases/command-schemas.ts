import { z } from 'zod';
import { ACTIONS, areaName, buildId } from './store/records';

/** Area to build. */
const builds = z.record(areaName, buildId);
const area = areaName.describe('AREA');
const set = z.string().describe('SET');
const message = z.string().max(500, 'must have 500 characters or fewer').optional().describe('WHY');

/** A number, or on the command line its digits. */
const between = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`;
  const number = z.int({ error }).min(from, { error }).max(to, { error });
  return z.preprocess((given) => (typeof given === 'string' ? Number(given) : given), number).describe('N');
};

/**
 * Each command's input, from the command line and over HTTP alike. A description stands for the value in the usage text
 * of the command line.
 */
export const commandSchemas = {
  promote: z.object({
    builds,
    /** The share of visitors that get the builds; default 100. */
    percent: between(1, 100).optional().describe('N'),
    message,
  }),
  rollback: z.object({
    area: area.optional().describe('AREA'),
    set: set.optional().describe('SET'),
    message,
  }),
  remove: z.object({ area, message }),
  preview: z.object({ builds }),
  list: z.object({}),
  show: z.object({ set }),
  gc: z.object({ keep: between(1, 10_000) }),
  doctor: z.object({}),
  'token-create': z.object({
    area: z.union([areaName, z.literal('*')]).describe("AREA|'*'"),
    can: z
      .preprocess(
        (given) => (typeof given === 'string' ? given.split(',') : given),
        z.array(z.enum(ACTIONS, { error: `must be of ${ACTIONS.join(',')}` })).min(1),
      )
      .describe(ACTIONS.join(',')),
    days: between(1, 3650),
  }),
  'token-list': z.object({}),
  'token-revoke': z.object({ id: z.string().describe('ID') }),
} as const;

export type CommandName = keyof typeof commandSchemas;
export type CommandInput<N extends CommandName> = z.infer<(typeof commandSchemas)[N]>;
