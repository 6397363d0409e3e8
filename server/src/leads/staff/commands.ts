import { existsSync } from 'node:fs';
import { z } from 'zod';
import { commandOf, readCommandLine, UsageError, usageOf } from '../../cli/command-line';
import { oneLine } from '../../observe/one-line';
import { LEAD_KINDS, LEAD_STATES, type Lead } from '../lead';
import type { Database } from '../store/database';
import { csvLines, withReadableTime } from './csv';
import { type EraseContext, erase } from './erase';

const RETRY_NOTE = 'The site takes up those that have a destination within seconds, or at its next start.';

interface CommandContext extends EraseContext {
  /** Opens the SQLite store in DATA_DIR while the leads are in PostgreSQL. @throws {UsageError} */
  openFile(): Promise<Database>;
  /** Writes a line that is about the command, and not its result. */
  note(line: string): void;
}

const command = commandOf<CommandContext, Promise<number>>();
const oneOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const email = z
  .string()
  .trim()
  .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be one address, like ada@example.org');
/** The options that choose leads. */
const choice = {
  kind: oneOf(LEAD_KINDS).optional().describe('KIND'),
  state: oneOf(LEAD_STATES).optional().describe('STATE'),
  email: email.optional().describe('ADDRESS'),
};
const ids = z.array(z.string());
const newFile = z.string().refine((path) => !existsSync(path), 'is there already: name a new one');

const commands = {
  list: command({
    help: 'one line for each of these leads, oldest first',
    options: choice,
    async run({ store, write }, choice) {
      for await (const lead of store.list(choice)) write(tableLine(lead));
      return 0;
    },
  }),
  show: command({
    help: 'everything about these leads, or about all that one person sent, with earlier versions and how each was delivered',
    words: 'ids',
    options: { ids: ids.describe('ID …'), email: choice.email },
    async run({ store, write, note }, { ids, email }) {
      if (ids.length > 0 === (email !== undefined)) throw new UsageError('Name leads, or one --email');
      const missing = new Set(ids);
      let count = 0;
      for await (const lead of store.list({ email, ids: ids.length > 0 ? ids : undefined })) {
        count += 1;
        missing.delete(lead.id);
        write(JSON.stringify(lead, withReadableTime, 2));
      }
      for (const id of missing) note(`There is no lead ${id}`);
      if (email && count === 0) note(`Nothing is stored of ${email}`);
      return missing.size > 0 || count === 0 ? 1 : 0;
    },
  }),
  retry: command({
    help: 'makes these leads due again now',
    words: 'ids',
    options: { ids: ids.describe('ID …'), ...choice },
    async run({ store, write, note }, { ids, ...choice }) {
      const filter = { ...choice, ids: ids.length > 0 ? ids : undefined };
      if (Object.values(filter).every((value) => value === undefined)) {
        throw new UsageError('Name the leads to retry by their ids, or choose them, e.g. --state rejected');
      }
      const sent = new Set(await store.retry(filter));
      for (const id of sent) write(id);
      const others = ids.filter((id) => !sent.has(id));
      for (const id of others)
        note(`${id} is unknown, delivered already, being delivered, or not among those chosen`);
      note(`Due again: ${sent.size}`);
      if (sent.size > 0) note(RETRY_NOTE);
      return others.length > 0 ? 1 : 0;
    },
  }),
  export: command({
    help: 'these leads as CSV, whole if the last line says so',
    options: choice,
    async run({ store, write }, choice) {
      for await (const line of csvLines(store.list(choice))) write(line);
      return 0;
    },
  }),
  erase: command({
    help: 'removes all that one person sent (UK GDPR)',
    options: { email: email.describe('ADDRESS') },
    run: erase,
  }),
  backup: command({
    help: 'a whole copy of the store on this machine into a new file, while the site runs',
    words: 'file',
    options: { file: newFile.describe('FILE') },
    async run({ store, write }, { file }) {
      if (!store.copyTo)
        throw new UsageError('With DATABASE_URL the copy is made by pg_dump: see docs/operations.md');
      await store.copyTo(file);
      write(
        `Copied to ${file}; to restore it, stop the site, put it in place of leads.db, and remove leads.db-wal and leads.db-shm`,
      );
      return 0;
    },
  }),
  move: command({
    help: 'copies the leads of DATA_DIR/leads.db into the database of DATABASE_URL, while no server runs on that file',
    options: {},
    async run({ store, openFile, write, note }) {
      const file = await openFile();
      try {
        write(`Added ${await store.copyFrom(file)}`);
      } finally {
        await file.close();
      }
      note(
        'What was there already stays as it is. Delete DATA_DIR/leads.db once the site runs on the database.',
      );
      return 0;
    },
  }),
};

export const USAGE = `npm run -s leads -- <command> [options]
${usageOf(commands)}
KIND is ${LEAD_KINDS.join(', ')}; STATE ${LEAD_STATES.join(', ')}.`;

/** Reads the command line. @returns null if help is asked for @throws {UsageError} */
export const readCommand = (argv: string[]) => readCommandLine(argv, commands, {});

function tableLine(lead: Lead): string {
  const { kind, state, attempts, id, lastError } = lead;
  const created = new Date(lead.createdAt).toISOString().slice(0, 16).replace('T', ' ');
  const columns = [created, kind.padEnd(12), state.padEnd(10), `${attempts}`.padStart(3), id];
  if (lead.history.length > 0) columns.push(`changed ${lead.history.length}×`);
  return [...columns, oneLine(lastError ?? '')].join('  ').trimEnd();
}
