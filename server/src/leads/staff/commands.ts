import { open, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuseSurplus, type Takes, UsageError } from '../../cli/command-line';
import { oneLine } from '../../observe/one-line';
import type { Outbox } from '../delivery/outbox';
import { type Lead, timesChanged } from '../lead';
import type { LeadStore } from '../store';
import type { Arguments } from './arguments';
import { csvHeader, csvRow } from './csv';
import { jsonLine, withReadableTime } from './json';

/** Longer than a lease, so a delivery that is running at the start of an erasure has ended by then. */
const ERASE_PATIENCE_MS = 70_000;

/** Names each outcome, because a command may run without the server's settings and cannot know which applies. */
const RETRY_NOTE =
  'The site takes them up within seconds, or at its next start. Without a mail server a contact message becomes a file in DATA_DIR/outbox; other leads without a destination are held at the next start.';

export interface CommandContext {
  store: LeadStore;
  outbox: Pick<Outbox, 'remove'>;
  write(line: string): void;
  /** Writes a line that is about the command, and not its result. */
  note(line: string): void;
}

interface Command extends Takes<keyof Arguments['options']> {
  run(context: CommandContext, args: Arguments): Promise<number>;
}

const FILTER_OPTIONS = ['kind', 'state', 'since', 'until', 'email'] as const;

const commands = new Map<string, Command>([
  ['list', { run: list, options: [...FILTER_OPTIONS, 'json'] }],
  ['show', { run: show, names: Infinity }],
  ['retry', { run: retry, names: Infinity, options: FILTER_OPTIONS }],
  ['export', { run: exportLeads, options: [...FILTER_OPTIONS, 'format', 'output'] }],
  ['erase', { run: erase, options: ['email', 'reference'] }],
  ['erasures', { run: erasures, options: ['email'] }],
  ['backup', { run: backup, names: 1 }],
]);

/** Runs one command. @returns the process's exit code @throws {UsageError} */
export async function runCommand(context: CommandContext, args: Arguments): Promise<number> {
  const command = commands.get(args.command);
  if (!command) throw new UsageError(`There is no command "${args.command}"`);
  refuseSurplus(args.command, command, { names: args.ids, options: args.options });
  return command.run(context, args);
}

async function list({ store, write }: CommandContext, { filter, options }: Arguments): Promise<number> {
  for await (const lead of store.list(filter)) write(options.json ? jsonLine(lead) : tableLine(lead));
  return 0;
}

function tableLine(lead: Lead): string {
  const { kind, state, attempts, id, lastError } = lead;
  const created = new Date(lead.createdAt).toISOString().slice(0, 16).replace('T', ' ');
  const columns = [created, kind.padEnd(12), state.padEnd(10), `${attempts}`.padStart(3), id];
  const times = timesChanged(lead);
  if (times > 0) columns.push(`changed ${times}×`);
  return [...columns, oneLine(lastError ?? '')].join('  ').trimEnd();
}

async function show({ store, write, note }: CommandContext, { ids }: Arguments): Promise<number> {
  if (ids.length === 0) throw new UsageError('Name the leads to show by their ids');
  const missing = new Set(ids);
  for await (const lead of store.list({ ids })) {
    missing.delete(lead.id);
    write(JSON.stringify(lead, withReadableTime, 2));
  }
  for (const id of missing) note(`There is no lead ${id}`);
  return missing.size > 0 ? 1 : 0;
}

async function retry({ store, write, note }: CommandContext, { ids, filter }: Arguments): Promise<number> {
  if (Object.values(filter).every((value) => value === undefined)) {
    throw new UsageError('Name the leads to retry by their ids, or choose them, e.g. --state rejected');
  }
  const sent = new Set(await store.retry(filter));
  const missing = new Set(ids);
  for await (const { id } of store.list({ ids })) {
    missing.delete(id);
    if (!sent.has(id)) note(`${id} is delivered already, being delivered, or not among those chosen`);
  }
  for (const id of missing) note(`There is no lead ${id}`);
  for (const id of sent) write(id);
  note(`${countOf(sent.size)} due again`);
  if (sent.size > 0) note(RETRY_NOTE);
  return ids.every((id) => sent.has(id)) ? 0 : 1;
}

const countOf = (leads: number) => (leads === 1 ? '1 lead is' : `${leads} leads are`);

async function exportLeads(context: CommandContext, { filter, options }: Arguments): Promise<number> {
  const file = options.output ? await open(options.output, 'wx', 0o600) : undefined;
  const write = async (line: string) => {
    if (file) await file.writeFile(`${line}\r\n`);
    else context.write(line);
  };
  let count = 0;
  try {
    if (options.format !== 'jsonl') await write(csvHeader());
    for await (const lead of context.store.list(filter)) {
      await write(options.format === 'jsonl' ? jsonLine(lead) : csvRow(lead));
      count += 1;
    }
  } catch (error) {
    // A part would look like the whole.
    if (options.output) await rm(options.output);
    throw error;
  } finally {
    await file?.close();
  }
  if (file) context.note(`${countOf(count)} in ${options.output}`);
  return 0;
}

async function erase({ store, outbox, write }: CommandContext, { options }: Arguments): Promise<number> {
  if (!options.email) throw new UsageError('Say whose data to remove: --email <address>');
  const patience = Date.now() + ERASE_PATIENCE_MS;
  let isFound = false;
  for (;;) {
    const { removed, busy } = await store.erase(options.email, options.reference);
    for (const lead of removed) {
      isFound = true;
      write(`Removed ${lead.kind} ${lead.id}${externalCopies(lead)}`);
    }
    // Only afterwards: when one of these fails, the lines are the last trace of the copies elsewhere.
    for (const lead of removed) await outbox.remove(lead);
    await store.scrub();
    if (busy === 0) break;
    if (Date.now() > patience) {
      write(`${busy} still being delivered: run this again in a minute`);
      return 1;
    }
    await sleep(1_000);
  }
  if (!isFound) {
    write(`Nothing is stored of ${options.email}: it is recorded that this was looked for`);
    return 1;
  }
  write(
    'Done, and recorded. Copies in mailboxes, exports and backups are yours to remove, and in DATA_DIR/outbox of other machines on the same database the files that end with these ids.',
  );
  return 0;
}

/** The copies of a lead in other services, which staff must remove there. */
function externalCopies({ kind, progress, state }: Lead): string {
  const places: string[] = [];
  if (progress.personId) places.push(`Pipedrive person ${progress.personId}`);
  if (progress.dealId) places.push(`Pipedrive deal ${progress.dealId}`);
  if (progress.mailedTo?.length) places.push(`mail to ${progress.mailedTo.join(', ')}`);
  if (kind === 'newsletter' && state === 'delivered') places.push('the newsletter provider’s list');
  return places.length > 0 ? `; remove also: ${places.join(', ')}` : '';
}

async function erasures({ store, write }: CommandContext, { options }: Arguments): Promise<number> {
  for (const record of await store.erasures(options.email)) write(JSON.stringify(record, withReadableTime));
  return 0;
}

async function backup({ store, write }: CommandContext, { ids: [file] }: Arguments): Promise<number> {
  if (!file) throw new UsageError('Name the file to write the copy into');
  if (!store.copyTo)
    throw new UsageError('With DATABASE_URL the copy is made by pg_dump: see docs/operations.md');
  await store.copyTo(file);
  write(`Copied to ${file}; to restore it, stop the site and put it in place of leads.db`);
  return 0;
}
