import { userInfo } from 'node:os';
import { ReleaseRefused } from './release-refused';
import { ACTIONS, type Action } from './store/release-store';

/** Who runs a command, and what they may do: a person with access to the store, or a token. */
export interface Actor {
  name: string;
  /** `*` for every area. */
  area: string;
  can: readonly Action[];
  /** When its token expires. */
  until?: string;
  /** Aborted when nobody waits for the answer any more: then nothing goes live. */
  signal?: AbortSignal;
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
export class NotAllowed extends ReleaseRefused {
  override name = 'NotAllowed';
}

/** @throws {ReleaseRefused} if the caller has gone: nothing may go live that nobody knows of. */
export function refuseIfGone(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new ReleaseRefused('Nobody waited for the answer: nothing was made live');
}

/** @throws {NotAllowed} */
export function authorise(actor: Actor, action: Action, areas: string[]): void {
  if (!actor.can.includes(action) && !actor.can.includes('admin'))
    throw new NotAllowed(`${actor.name} has no permission for ${action}, only for ${actor.can.join(', ')}`);
  const foreign = actor.area === '*' ? undefined : areas.find((area) => area !== actor.area);
  if (foreign) throw new NotAllowed(`${actor.name} may not touch ${foreign}: its token is for ${actor.area}`);
}
