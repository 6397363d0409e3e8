import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../../config';
import { removeAbandoned, writeDurably } from '../../write-durably';
import type { Lead, LeadOf } from '../lead';
import type { LeadStore } from '../store';
import { composeMail } from './message';

export type Outbox = ReturnType<typeof createOutbox>;

/** The files' names end with a lead's id. */
const FILE = /-[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\.eml$/;

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
     * Writes the missing files of held leads and removes those of leads that were delivered or are gone: a process may
     * have been killed before it removed them, another machine may have removed the lead, or it went while its file
     * was being written. Removes old drafts, too.
     */
    async follow(list: LeadStore['list']): Promise<void> {
      await removeAbandoned(folder);
      // Before the leads, so that a lead that comes meanwhile keeps its file.
      const files = new Set((await readdir(folder).catch(() => [])).filter((name) => FILE.test(name)));
      const gone = new Set(files);
      // With no file to judge, only leads that need one are read.
      const state = files.size === 0 ? 'held' : undefined;
      for await (const lead of list({ kind: 'contact', state })) {
        const file = fileName(lead);
        if (lead.state !== 'delivered') gone.delete(file);
        if (lead.kind === 'contact' && lead.state === 'held' && !files.has(file)) await write(lead);
      }
      for (const file of gone) await rm(join(folder, file), { force: true });
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
