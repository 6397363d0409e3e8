import type { Actor } from './actor';
import type { CommandInput, CommandName } from './command-schemas';
import type { Releases } from './releases';

const tableOf = ({ tokens, ...releases }: Releases) => ({
  ...releases,
  'token-create': tokens.create,
  'token-list': tokens.list,
  'token-revoke': tokens.revoke,
});

export type CommandAnswer<N extends CommandName> = Awaited<ReturnType<ReturnType<typeof tableOf>[N]>>;

/** The commands on a release store. Each takes an actor and its input, and answers with plain data. */
export const commandsOf: (releases: Releases) => {
  [N in CommandName]: (actor: Actor, input: CommandInput<N>) => Promise<CommandAnswer<N>>;
} = tableOf;
