import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import Libsql from 'libsql';
import { codeOf } from '../../error-words';
import { ConflictError, type Database, type Parameter, type Query, type Transaction } from './database';

/** How long one attempt may hold up the process while another process writes. */
const BUSY_TIMEOUT_MS = 20;
const BUSY_PAUSE_MS = 20;
const BUSY_ATTEMPTS = 100;
/** Writers that share one commit; more wait for the next, so that no answer waits long. */
const LARGEST_GROUP = 256;

interface Waiting {
  run(transaction: Transaction): Promise<() => void>;
  reject(error: unknown): void;
}

export const sqliteFile = (dataDir: string): string => join(dataDir, 'leads.db');

/**
 * SQLite in `dataDir`. All writes that wait at one moment share a transaction and its one sync to disk
 * (group commit), and none is answered before that sync. Several processes may use one folder.
 */
export async function openSqlite(dataDir: string, clock: () => number = Date.now): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = sqliteFile(dataDir);
  // Before SQLite has it: the files beside it (`-wal`, `-shm`) take over its mode.
  closeSync(openSync(file, 'a', 0o600));
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) chmodSync(file + end, 0o600);
  const writer = await connect(file);
  // A second connection, so that a read in the middle of a group never sees what is not yet committed.
  const reader = await connect(file);

  const transaction: Transaction = {
    query: queryOn(writer),
    // One writer at a time: the transaction itself is the lock.
    lock: async () => {},
  };
  const waiting: Waiting[] = [];
  let flushing: Promise<void> | undefined;

  async function flush(): Promise<void> {
    // Let the requests of this turn of the loop join the group.
    await nextTurn();
    while (waiting.length > 0) {
      const group = waiting.splice(0, LARGEST_GROUP);
      await commitOrAnswer(group);
      await nextTurn();
    }
    flushing = undefined;
  }

  async function commitOrAnswer(group: Waiting[]): Promise<void> {
    try {
      await whenFree(() => writer.exec('begin immediate'));
    } catch (error) {
      for (const one of group) one.reject(error);
      return;
    }
    try {
      await commit(group);
    } catch (error) {
      const [first, ...others] = group;
      if (others.length === 0) first?.reject(error);
      // One failed write must not fail the others of its group.
      else for (const one of group) await commitOrAnswer([one]);
    }
  }

  async function commit(group: Waiting[]): Promise<void> {
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
    skipLocked: '',
    write: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({
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
    scrub: async () => {
      writer.pragma('wal_checkpoint(TRUNCATE)');
    },
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
  // Needs the new file for itself, and SQLite does not wait for that: processes that start together try in turn.
  await whenFree(() => connection.pragma('journal_mode = WAL'));
  connection.pragma('synchronous = FULL');
  // Deleted data is overwritten, so that an erasure leaves nothing in the file.
  connection.pragma('secure_delete = ON');
  return connection;
}

function queryOn(connection: Libsql.Database): Query {
  const prepared = new Map<string, Libsql.Statement<Parameter[]>>();
  return async <Row>(sql: string, ...parameters: Parameter[]) => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = connection.prepare<Parameter[]>(sql);
      // Statements about the schema run once and go stale.
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

/** Another process may be writing: wait for it in short steps, so that the site goes on answering. */
async function whenFree(work: () => void): Promise<void> {
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
