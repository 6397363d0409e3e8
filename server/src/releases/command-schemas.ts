import { z } from 'zod';
import { ACTIONS, areaManifestSchema, areaName, buildId } from './store/records';

/** Area to build. */
const builds = z.record(areaName, buildId);
const why = z.string().max(500).optional();

const between = (from: number, to: number) => {
  const error = `must be a whole number from ${from} to ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error });
};

/** Each command's input, from the command line and over HTTP alike. */
export const commandSchemas = {
  promote: z.object({
    builds,
    /** The share of visitors that get the builds; default 100. */
    percent: between(1, 100).optional(),
    /** The live set that the caller saw: the promotion is refused if its areas have changed since. */
    from: z.string().optional(),
    why,
  }),
  rollback: z.object({ area: areaName.optional(), setId: z.string().optional(), why }),
  remove: z.object({ area: areaName, why }),
  preview: z.object({ builds }),
  list: z.object({}),
  show: z.object({ setId: z.string() }),
  gc: z.object({ keep: between(1, 10_000) }),
  doctor: z.object({ manifests: z.array(areaManifestSchema) }),
  'token-create': z.object({
    area: z.union([areaName, z.literal('*')]),
    can: z.array(z.enum(ACTIONS)).min(1),
    days: between(1, 3650),
  }),
  'token-list': z.object({}),
  'token-revoke': z.object({ id: z.string() }),
} as const;

export type CommandName = keyof typeof commandSchemas;
export type CommandInput<N extends CommandName> = z.infer<(typeof commandSchemas)[N]>;
