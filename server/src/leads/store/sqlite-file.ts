import { chmodSync, closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs';
import { link } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { codeOf, Explained, ignoring, onError } from '../../observe/error-words';
import { numbered, type Query } from '../../storage/statement';
import { makeFolder, placeFile } from '../../storage/write-durably';

/** The longest time that one attempt may block the event loop while another process writes. */
const BUSY_TIMEOUT_MS = 20;
const BUSY_PAUSE_MS = 20;
const BUSY_ATTEMPTS = 100;
/** How often a file must be found damaged. */
const LOOKS = 5;

/** The files of one database: SQLite's log and its index stand beside it. */
const ENDS = ['', '-wal', '-shm'];
/** Bytes of the log from which it is moved into the database. */
const LONG_LOG = 4 * 1024 * 1024;

/** Nothing can be read or stored before staff restore the file. */
export class Damaged extends Explained {
  override message =
    'leads.db is damaged, as by a copy that was put over it while the site ran: stop the site, restore a backup, and remove leads.db-wal and leads.db-shm';
}

export type SqliteFile = Awaited<ReturnType<typeof openFile>>;

/** Opens a database file, which is created when it is missing. @throws {Damaged} */
export async function openFile(file: string) {
  await makeFolder(dirname(file), 0o700);
  // The file is created before SQLite opens it, because SQLite copies its mode to its other files. Never opened here while
  // a connection has it open: closing it would end that connection's locks (POSIX), and another process then takes its log.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const end of ENDS) if (existsSync(file + end)) chmodSync(file + end, 0o600);
  const writer = await connect(file);
  // A second connection, so that a read during a group commit sees committed data only.
  const reader = await connect(file);
  await demandWhole(reader);
  const opened = ENDS.map((end) => identityOf(file + end));
  const inPlace = () => ENDS.filter((end, index) => identityOf(file + end) === opened[index]);
  // SQLite writes to the log. Only what moves that into the database, here or in another process, writes to its file.
  let written = writtenAt(file);
  return {
    writer,
    reader,
    write: queryOn(writer),
    read: queryOn(reader),
    /** Those of the files that are still at their paths, not removed and not replaced. */
    inPlace,
    /** Whether somebody else wrote to the database file itself, of which SQLite may remember other contents. */
    isOverwritten: () => inPlace().includes('') && writtenAt(file) !== written,
    isInPlace: () => inPlace().length === ENDS.length && writtenAt(file) === written,
    hasLongLog: () => (lookAt(`${file}-wal`)?.size ?? 0) > LONG_LOG,
    /** Moves the log into the database file. @throws while another connection reads or writes */
    emptyLog() {
      const [result] = writer.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
      if (result?.busy) {
        const error = new Error('The log of leads.db is in use and still has erased data: run this again');
        throw Object.assign(error, { code: 'SQLITE_BUSY' });
      }
      written = writtenAt(file);
    },
    /** Writes a whole copy into a file, which must be new or empty. */
    copyTo: (copy: string) => void reader.prepare('vacuum into ?').run(copy),
    close() {
      reader.close();
      writer.close();
    },
  };
}

/**
 * Brings what an open database holds to the files that are at its path now, where those of `lost` were removed or
 * replaced, and opens them. Of a lead that is in both, the later state counts: a copy made earlier would deliver it again.
 * @throws when the files there are no lead store, or cannot be written
 */
export async function moveBack(file: string, lost: SqliteFile): Promise<SqliteFile> {
  await makeFolder(dirname(file), 0o700);
  if (lost.isOverwritten()) {
    const found = await openFile(file);
    lost.close();
    return found;
  }
  await retryWhileBusy(lost.emptyLog);
  const inPlace = lost.inPlace();
  if (inPlace.includes('')) {
    // Only its log was removed. SQLite shares the lost log's index with connections that open before this closes.
    lost.close();
    return openFile(file);
  }
  if (!existsSync(file)) {
    // A log without its database would be read into the new one.
    for (const end of inPlace) rmSync(file + end);
    // Does not replace what another process has put there in the meantime.
    await placeFile(file, async (copy) => lost.copyTo(copy), link).catch(ignoring('EEXIST'));
  }
  const found = await openFile(file);
  const { writer } = lost;
  writer.prepare('attach ? as found').run(file);
  try {
    writer.exec('pragma found.synchronous = FULL; begin immediate');
    writer.exec(`delete from found.leads
      where exists (select 1 from main.leads m where m.id = leads.id and m.updated_at > leads.updated_at)`);
    // No lead may be ignored for another reason than its id.
    writer.exec('insert into found.leads select * from leads where id not in (select id from found.leads)');
    for (const name of ['idempotency_keys', 'outcomes'])
      writer.exec(`insert or ignore into found.${name} select * from main.${name}`);
    writer.exec('commit');
  } catch (error) {
    if (writer.inTransaction) writer.exec('rollback');
    writer.exec('detach found');
    found.close();
    throw error;
  }
  lost.close();
  return found;
}

async function connect(file: string): Promise<Libsql.Database> {
  const connection = new Libsql(file, { timeout: BUSY_TIMEOUT_MS });
  // On a new file this needs exclusive access, for which SQLite does not wait, so processes that start together retry.
  const logging = retryWhileBusy(() => connection.pragma('journal_mode = WAL'));
  await logging.catch(onError(() => connection.close()));
  connection.pragma('synchronous = FULL');
  // Overwrites deleted data, so that an erasure leaves nothing in the file.
  connection.pragma('secure_delete = ON');
  connection.pragma('wal_autocheckpoint = 0');
  return connection;
}

function queryOn(connection: Libsql.Database): Query {
  const prepared = new Map<string, Libsql.Statement>();
  return async <Row>(sql: string, values = {}) => {
    const { text, list } = numbered(sql, values, '?');
    let statement = prepared.get(text);
    if (!statement) {
      // One writer at a time needs no locks of rows.
      statement = connection.prepare(text.replace(/ for update( skip locked)?/, ''));
      // A schema statement runs once, and its prepared form would go stale.
      if (/^\s*(select|insert|update|delete)/i.test(text)) prepared.set(text, statement);
    }
    return statement.all(...list) as Row[];
  };
}

/**
 * Looks again before it calls a file damaged, because another process may be moving the log. Leaves a damaged file open:
 * closing it would write its log into what staff put there. @throws {Damaged}
 */
async function demandWhole(connection: Libsql.Database): Promise<void> {
  for (let look = 1; look <= LOOKS; look += 1) {
    try {
      const [result] = connection.pragma('quick_check(1)') as { quick_check: string }[];
      if (result?.quick_check === 'ok') return;
    } catch (error) {
      if (isBusy(error) || !isCorrupt(error)) throw error;
    }
    await sleep(BUSY_PAUSE_MS);
  }
  throw new Damaged();
}

/** Whether another process has the file for itself at the moment. */
const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

/** Whether the file is to blame, and not what the process lacks at the moment. One that was put there may be locked for good. */
export const isCorrupt = (error: unknown): boolean =>
  error instanceof Damaged || /^SQLITE_(BUSY|CORRUPT|NOTADB|IOERR)/.test(codeOf(error));

/** Retries while another process writes, with pauses in which this process can serve requests. */
export async function retryWhileBusy(work: () => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      work();
      return;
    } catch (error) {
      if (!isBusy(error) || attempt === BUSY_ATTEMPTS) throw error;
      await sleep(BUSY_PAUSE_MS * Math.random() * 2);
    }
  }
}

function identityOf(path: string): string {
  const { dev, ino } = lookAt(path) ?? {};
  return `${dev}:${ino}`;
}

const writtenAt = (file: string): number => lookAt(file)?.mtimeMs ?? 0;

/** Undefined where nothing is, or the disk does not say. */
const lookAt = (path: string) => (existsSync(path) ? statSync(path, { throwIfNoEntry: false }) : undefined);
