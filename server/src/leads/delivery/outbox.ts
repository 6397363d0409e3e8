import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../../config';
import { removeAbandoned, writeDurably } from '../../write-durably';
import type { Lead, LeadOf } from '../lead';
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
    const { message } = await writer.sendMail(composeMail(lead, config));
    await writeDurably(join(folder, fileName(lead)), message as Buffer, 'private');
  }

  return {
    /** Writes a held contact message in the background; ignores other kinds. */
    file(lead: Lead): void {
      if (lead.kind !== 'contact') return;
      const done = write(lead)
        .catch((error) =>
          logger.error({ err: error, lead: lead.id }, 'A message could not be filed in the outbox'),
        )
        .finally(() => writing.delete(done));
      writing.add(done);
    },

    /** Writes the missing files of held leads, and removes old drafts. */
    async fileAll(held: AsyncIterable<Lead>): Promise<void> {
      try {
        const present = new Set(await readdir(folder).catch(() => []));
        await removeAbandoned(folder);
        for await (const lead of held) {
          if (lead.kind === 'contact' && !present.has(fileName(lead))) await write(lead);
        }
      } catch (error) {
        logger.error({ err: error }, 'The outbox could not be brought up to date');
      }
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
