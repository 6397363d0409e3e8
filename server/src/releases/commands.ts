import type { Actor } from './actor';
import type { CommandInput, CommandName } from './command-schemas';
import { signPass } from './preview-pass';
import type { Releases } from './releases';

/** The commands on one release store; each answers with plain data. */
export function createCommands(releases: Releases, siteUrl: string) {
  return {
    promote: releases.promote,
    rollback: releases.rollback,
    remove: releases.remove,
    async preview(actor: Actor, input: CommandInput<'preview'>) {
      const { set, until, problems } = await releases.preview(actor, input.builds);
      const pass = signPass({ builds: input.builds, until }, await releases.store.secret());
      return { set, until, problems, link: `${siteUrl}/api/releases/preview?pass=${pass}` };
    },
    list: releases.list,
    show: (_: Actor, { setId }: CommandInput<'show'>) => releases.show(setId),
    gc: (actor: Actor, { keep }: CommandInput<'gc'>) => releases.gc(actor, keep),
    doctor: async (_: Actor, { manifests }: CommandInput<'doctor'>) => ({
      problems: await releases.doctor(manifests),
    }),
    'token-create': async (actor: Actor, input: CommandInput<'token-create'>) => ({
      token: await releases.tokens.create(actor, input),
    }),
    'token-list': releases.tokens.list,
    'token-revoke': async (actor: Actor, { id }: CommandInput<'token-revoke'>) => {
      await releases.tokens.revoke(actor, id);
      return { id };
    },
  };
}

type Commands = ReturnType<typeof createCommands>;
export type CommandAnswer<N extends CommandName> = Awaited<ReturnType<Commands[N]>>;
