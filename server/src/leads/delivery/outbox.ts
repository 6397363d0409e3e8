import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { DAY_MS } from '../../async/day';
import type { Config } from '../../config';
import { removeAbandoned, writeDurably } from '../../storage/write-durably';
import type { Lead, LeadOf } from '../lead';
import type { Destination } from './destination';
import { composeMail } from './message';

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * The folder `dataDir/outbox`, which has contact messages as `.eml` files while no mail server is set. A message there
 * was not sent: its lead is `held`, so that a mail server that is set later gets it.
 */
export function createOutbox(config: Pick<Config, 'dataDir' | 'mail' | 'siteUrl'>) {
  const folder = join(config.dataDir, 'outbox');
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const fileOf = (lead: Lead) => {
    const time = new Date(lead.createdAt).toISOString().replaceAll(':', '-');
    return join(folder, `${time}-${lead.id}.eml`);
  };

  return {
    /** Delivers contact messages into the folder. */
    destination: {
      kind: 'contact',
      concurrency: 4,
      settlesAs: 'held',
      async deliver(lead: LeadOf<'contact'>, { signal }) {
        const { message } = await writer.sendMail(composeMail(lead, config));
        // A process that stood still has lost the lead, which staff may have erased meanwhile.
        signal.throwIfAborted();
        await writeDurably(fileOf(lead), message as Buffer);
      },
    } satisfies Destination,

    /** Removes a lead's file, if it has one, and what a killed process had written of it. */
    async remove(lead: Lead): Promise<void> {
      const names = existsSync(folder) ? await readdir(folder) : [];
      for (const file of names.map((name) => join(folder, name)))
        if (file.startsWith(fileOf(lead))) await rm(file, { force: true });
    },

    /** Removes the files that are older than the retention of their leads, and what a killed process left. */
    async prune(days: number): Promise<void> {
      await removeAbandoned(folder);
      const names = await readdir(folder).catch(() => []);
      for (const file of names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name))) {
        const written = await stat(file).catch(() => undefined);
        if (written && written.mtimeMs < Date.now() - days * DAY_MS) await rm(file, { force: true });
      }
    },
  };
}
