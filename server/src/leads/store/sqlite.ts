import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { codeOf } from '../../observe/error-words';
import { makeFolder } from '../../storage/write-durably';
import { ConflictError, type Database, type Parameter, type Query, type Transaction } from './database';

/** The longest time that one attempt may block the event loop while another process writes. */
const BUSY_TIMEOUT_MS = 20;
const BUSY_PAUSE_MS = 20;
const BUSY_ATTEMPTS = 100;
/** Writes that share one commit; more would delay the answer of the first. */
const LARGEST_GROUP = 256;

interface PendingWrite {
  run(transaction: Transaction): Promise<() => void>;
  reject(error: unknown): void;
}

export const sqliteFile = (dataDir: string): string => join(dataDir, 'leads.db');

/**
 * SQLite in `dataDir`. Pending writes share a transaction and its one sync to disk (group commit), and none resolves
 * before that sync. Several processes may use one folder.
 */
export async function openSqlite(dataDir: string, clock: () => number = Date.now): Promise<Database> {
  await makeFolder(dataDir, 0o700);
  const file = sqliteFile(dataDir);
  // The file is created before SQLite opens it, because SQLite copies its mode to the `-wal` and `-shm` files.
  closeSync(openSync(file, 'a', 0o600));
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) chmodSync(file + end, 0o600);
  const writer = await connect(file);
  // A second connection, so that a read during a group commit sees committed data only.
  const reader = await connect(file);

  const transaction: Transaction = {
    query: queryOn(writer),
    // SQLite has one writer at a time, so the transaction itself is the lock.
    lock: async () => {},
  };
  const pending: PendingWrite[] = [];
  let flushing: Promise<void> | undefined;

  async function flush(): Promise<void> {
    // Lets the requests of this turn of the event loop join the group.
    await nextTurn();
    while (pending.length > 0) {
      await commitOrReject(pending.splice(0, LARGEST_GROUP));
      await nextTurn();
    }
    flushing = undefined;
  }

  async function commitOrReject(group: PendingWrite[]): Promise<void> {
    try {
      await retryWhileBusy(() => writer.exec('begin immediate'));
    } catch (error) {
      for (const one of group) one.reject(error);
      return;
    }
    try {
      await commit(group);
    } catch (error) {
      const [first, ...others] = group;
      if (others.length === 0) first?.reject(error);
      // A failed write must not fail the others of its group, so each is committed alone.
      else for (const one of group) await commitOrReject([one]);
    }
  }

  async function commit(group: PendingWrite[]): Promise<void> {
    const answers: (() => void)[] = [];
    try {
      for (const one of group) answers.push(await one.run(transaction));
      writer.exec('commit');
    } catch (error) {
      if (writer.inTransaction) writer.exec('rollback');
      throw error;
    }
    for (const answer of answers) answer();
  }

  return {
    forUpdate: '',
    skipLocked: '',
    write: (work) =>
      new Promise((resolve, reject) => {
        pending.push({
          run: async (open) => {
            const result = await work(open, clock());
            return () => resolve(result);
          },
          reject,
        });
        flushing ??= flush();
      }),
    read: queryOn(reader),
    now: async () => clock(),
    scrub: () => retryWhileBusy(() => emptyLog(writer)),
    copyTo: async (copy) => {
      closeSync(openSync(copy, 'wx', 0o600));
      reader.prepare('vacuum into ?').run(copy);
    },
    close: async () => {
      await flushing;
      reader.close();
      writer.close();
    },
  };
}

async function connect(file: string): Promise<Libsql.Database> {
  const connection = new Libsql(file, { timeout: BUSY_TIMEOUT_MS });
  // On a new file this needs exclusive access, for which SQLite does not wait, so processes that start together retry.
  await retryWhileBusy(() => connection.pragma('journal_mode = WAL'));
  connection.pragma('synchronous = FULL');
  // Overwrites deleted data, so that an erasure leaves nothing in the file.
  connection.pragma('secure_delete = ON');
  return connection;
}

function queryOn(connection: Libsql.Database): Query {
  const prepared = new Map<string, Libsql.Statement<Parameter[]>>();
  return async <Row>(sql: string, ...parameters: Parameter[]) => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = connection.prepare<Parameter[]>(sql);
      // A schema statement runs once, and its prepared form would go stale.
      if (/^\s*(select|insert|update|delete)/i.test(sql)) prepared.set(sql, statement);
    }
    try {
      return statement.all(...parameters) as Row[];
    } catch (error) {
      if (codeOf(error).startsWith('SQLITE_CONSTRAINT')) throw new ConflictError(codeOf(error));
      throw error;
    }
  };
}

/** Moves the write-ahead log into the database file. @throws while another connection reads or writes */
function emptyLog(connection: Libsql.Database): void {
  const [result] = connection.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
  if (result?.busy) {
    const error = new Error('The log of leads.db is in use and still has erased data: run this again');
    throw Object.assign(error, { code: 'SQLITE_BUSY' });
  }
}

/** Retries while another process writes, with pauses in which this process can serve requests. */
async function retryWhileBusy(work: () => void): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      work();
      return;
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || attempt === BUSY_ATTEMPTS) throw error;
      await sleep(BUSY_PAUSE_MS * Math.random() * 2);
    }
  }
}
