import { z } from 'zod';
import type { Actor } from './actor';
import { signPass } from './preview-pass';
import type { Releases } from './releases';
import { ACTIONS, areaManifestSchema, areaName, buildId } from './store/release-store';

const builds = z.record(areaName, buildId);
const why = z.string().max(500).optional();

/** What each command takes, from the command line and over HTTP alike. */
export const commandSchemas = {
  promote: z.object({
    builds,
    percent: z.number().int().min(1).max(100).optional(),
    from: z.string().optional(),
    why,
  }),
  rollback: z.object({ area: areaName.optional(), setId: z.string().optional(), why }),
  remove: z.object({ area: areaName, why }),
  preview: z.object({ builds }),
  list: z.object({}),
  show: z.object({ setId: z.string() }),
  gc: z.object({ keep: z.number().int().min(1) }),
  doctor: z.object({ manifests: z.array(areaManifestSchema) }),
  'token-create': z.object({
    area: z.union([areaName, z.literal('*')]),
    can: z.array(z.enum(ACTIONS)).min(1),
    days: z.number().int().min(1).max(3650),
  }),
  'token-list': z.object({}),
  'token-revoke': z.object({ id: z.string() }),
} as const;

export type CommandName = keyof typeof commandSchemas;
export type CommandInput<N extends CommandName> = z.infer<(typeof commandSchemas)[N]>;

/** The commands on one release store; each answers with plain data. */
export function createCommands(releases: Releases, siteUrl: string) {
  return {
    promote: (actor: Actor, input: CommandInput<'promote'>) => releases.promote(actor, input),
    rollback: (actor: Actor, input: CommandInput<'rollback'>) => releases.rollback(actor, input),
    remove: (actor: Actor, input: CommandInput<'remove'>) => releases.remove(actor, input),
    async preview(actor: Actor, input: CommandInput<'preview'>) {
      const { set, until } = await releases.preview(actor, input.builds);
      const pass = signPass({ builds: input.builds, until }, await releases.store.secret());
      return { set, until, link: `${siteUrl}/api/releases/preview?pass=${pass}` };
    },
    list: () => releases.list(),
    show: (_: Actor, { setId }: CommandInput<'show'>) => releases.show(setId),
    gc: (actor: Actor, { keep }: CommandInput<'gc'>) => releases.gc(actor, keep),
    doctor: async (_: Actor, { manifests }: CommandInput<'doctor'>) => ({
      problems: await releases.doctor(manifests),
    }),
    'token-create': async (actor: Actor, input: CommandInput<'token-create'>) => ({
      token: await releases.tokens.create(actor, input),
    }),
    'token-list': (actor: Actor) => releases.tokens.list(actor),
    'token-revoke': async (actor: Actor, { id }: CommandInput<'token-revoke'>) => {
      await releases.tokens.revoke(actor, id);
      return { id };
    },
  };
}

export type Commands = ReturnType<typeof createCommands>;
export type CommandAnswer<N extends CommandName> = Awaited<ReturnType<Commands[N]>>;
