import { userInfo } from 'node:os';
import { ReleaseRefused } from './release-refused';
import { ACTIONS, type Action } from './store/records';

/** Who runs a command, and what they may do: a person with access to the store, or a token. */
export interface Actor {
  name: string;
  /** `*` for every area. */
  area: string;
  can: readonly Action[];
  /** When its token expires. */
  until?: string;
}

/** A person with access to the store itself may do everything. */
export const operator = (name: string): Actor => ({ name, area: '*', can: ACTIONS });

/** The name of the system's user; a number for one without an entry, as in containers. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

/** The actor is known but not permitted to do this. */
export class NotAllowed extends ReleaseRefused {}

/**
 * Who changes what is live must see it, and may already put code on the site. A token that only publishes reads nothing.
 * Each other way of reading begins with the list.
 */
const READS: readonly Action[] = ['list', 'show', 'pull', 'doctor'];
const CHANGES: readonly Action[] = ['promote', 'preview', 'rollback', 'remove'];

/** @throws {NotAllowed} */
export function authorise(actor: Actor, action: Action, areas: string[] = []): void {
  const isRead = READS.includes(action);
  const enough: Action[] = [action, 'admin', ...(isRead ? CHANGES : []), ...(action === 'list' ? READS : [])];
  if (!enough.some((each) => actor.can.includes(each)))
    throw new NotAllowed(`${actor.name} has no permission for ${action}, only for ${actor.can.join(', ')}`);
  const foreign = actor.area === '*' ? undefined : areas.find((area) => area !== actor.area);
  if (foreign) throw new NotAllowed(`${actor.name} may not touch ${foreign}: its token is for ${actor.area}`);
}
