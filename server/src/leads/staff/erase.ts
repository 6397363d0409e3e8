import { setTimeout as sleep } from 'node:timers/promises';
import type { Outbox } from '../delivery/outbox';
import type { Lead, LeadKind } from '../lead';
import type { LeadStore } from '../store';

export interface EraseContext {
  store: LeadStore;
  outbox: Pick<Outbox, 'remove'>;
  write(line: string): void;
}

/** Longer than a lease, so a delivery that is running at the start of an erasure has ended by then. */
const ERASE_PATIENCE_MS = 70_000;

const UNCERTAIN_COPY: Record<LeadKind, string> = {
  contact: 'a mail with this id',
  registration: 'the person and a deal of theirs in Pipedrive',
  newsletter: 'the address at the newsletter provider',
};

/** Removes all that one person sent. @returns the process's exit code */
export async function erase({ store, outbox, write }: EraseContext, { email }: { email: string }) {
  const patience = Date.now() + ERASE_PATIENCE_MS;
  let isFound = false;
  for (;;) {
    const { removed, busy } = await store.erase(email);
    isFound ||= removed.length > 0;
    try {
      // First, because who reads the lines may go away.
      for (const lead of removed) await outbox.remove(lead);
      await store.scrub();
    } finally {
      // The last trace of the copies elsewhere.
      for (const lead of removed) write(`Removed ${lead.kind} ${lead.id}${externalCopies(lead)}`);
    }
    if (busy === 0) break;
    if (Date.now() > patience) {
      write(`${busy} still being delivered: run this again in a minute`);
      return 1;
    }
    await sleep(1_000);
  }
  if (!isFound) {
    write(`Nothing is stored of ${email}`);
    return 1;
  }
  write(
    'Done. Copies in mailboxes, exports and backups are yours to remove, and in DATA_DIR/outbox of other machines on the same database the files that end with these ids.',
  );
  return 0;
}

/** The copies of a lead in other services, which staff must remove there, and those that an unanswered call may have made. */
function externalCopies(lead: Lead): string {
  const { kind, progress, state } = lead;
  const places: string[] = [];
  if (progress.personId) places.push(`Pipedrive person ${progress.personId}`);
  if (progress.dealId) places.push(`Pipedrive deal ${progress.dealId}`);
  if (progress.mailedTo?.length) places.push(`mail to ${progress.mailedTo.join(', ')}`);
  if (kind === 'newsletter' && state === 'delivered') places.push('the newsletter provider’s list');
  const known = places.length > 0 ? `; remove also: ${places.join(', ')}` : '';
  const isUncertain = lead.attempts > 0 && state !== 'delivered';
  return isUncertain
    ? `${known}; look also for ${UNCERTAIN_COPY[kind]}, for an answer may be missing`
    : known;
}
