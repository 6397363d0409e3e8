import type { CommandName } from './command-schemas';
import type { Releases } from './releases';

/** The commands on a release store. Each takes an actor and its input, and answers with plain data. */
export function commandsOf({ tokens, ...releases }: Releases) {
  const { create, list, revoke } = tokens;
  return { ...releases, 'token-create': create, 'token-list': list, 'token-revoke': revoke };
}

export type CommandAnswer<N extends CommandName> = Awaited<ReturnType<ReturnType<typeof commandsOf>[N]>>;
