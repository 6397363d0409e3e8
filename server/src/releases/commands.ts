import type { CommandName } from './command-schemas';
import type { Releases } from './releases';

/** What each command does on one release store, for an actor and with its input; each answers with plain data. */
export function commandsOf({ tokens, ...releases }: Releases) {
  const { promote, rollback, remove, preview, list, show, gc, doctor } = releases;
  const { create, list: listTokens, revoke } = tokens;
  const ofTokens = { 'token-create': create, 'token-list': listTokens, 'token-revoke': revoke };
  return { promote, rollback, remove, preview, list, show, gc, doctor, ...ofTokens };
}

export type CommandAnswer<N extends CommandName> = Awaited<ReturnType<ReturnType<typeof commandsOf>[N]>>;
