import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { DAY_MS } from '../../async/day';
import type { Config } from '../../config';
import { removeAbandoned, writeDurably } from '../../storage/write-durably';
import type { Lead, LeadOf } from '../lead';
import type { LeadStore } from '../store';
import { composeMail } from './message';

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Writes contact messages as `.eml` files to `dataDir/outbox` while no mail server is configured. The lead stays in
 * the store as `held`, so losing a file loses nothing.
 */
export function createOutbox(config: Pick<Config, 'dataDir' | 'mail' | 'siteUrl'>, logger: Logger) {
  const folder = join(config.dataDir, 'outbox');
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const writing = new Set<Promise<void>>();

  async function write(lead: LeadOf<'contact'>): Promise<void> {
    try {
      const { message } = await writer.sendMail(composeMail(lead, config));
      await writeDurably(join(folder, fileName(lead)), message as Buffer, 'private');
    } catch (error) {
      logger.error({ err: error, lead: lead.id }, 'A message could not be filed in the outbox');
    }
  }

  return {
    /** Writes a held contact message in the background; ignores other kinds. */
    file(lead: Lead): void {
      if (lead.kind !== 'contact') return;
      const done = write(lead).finally(() => writing.delete(done));
      writing.add(done);
    },

    /**
     * Writes the missing files of held leads, and removes those of leads that were delivered, or that are gone and past
     * their retention of `days`. Any other file without a lead stays: when an older copy of the store was restored, it
     * is all that is left of a message. Removes old drafts, too.
     */
    async follow({ list, now }: Pick<LeadStore, 'list' | 'now'>, days: number): Promise<void> {
      await removeAbandoned(folder);
      const files = new Set(await readdir(folder).catch(() => []));
      const expired = (await now()) - days * DAY_MS;
      const surplus = new Set([...files].filter((name) => timeOf(name) < expired));
      // With no file to judge, only leads that need one are read.
      const state = files.size === 0 ? 'held' : undefined;
      for await (const lead of list({ kind: 'contact', state })) {
        const file = fileName(lead);
        if (!files.has(file)) {
          if (lead.kind === 'contact' && lead.state === 'held') await write(lead);
        } else if (lead.state === 'delivered') surplus.add(file);
        else surplus.delete(file);
      }
      for (const file of surplus) await rm(join(folder, file), { force: true });
    },

    /** Removes a lead's file, if it has one. */
    remove: (lead: Lead) => rm(join(folder, fileName(lead)), { force: true }),

    /** Resolves when no file is being written. */
    async idle(): Promise<void> {
      await Promise.all(writing);
    },
  };
}

function fileName(lead: Lead): string {
  return `${new Date(lead.createdAt).toISOString().replaceAll(':', '-')}-${lead.id}.eml`;
}

/** When the lead of a file was stored; NaN for any other file. */
function timeOf(name: string): number {
  const parts = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-.+\.eml$/.exec(name)?.slice(1);
  return Date.parse(parts?.join(':') ?? '');
}
