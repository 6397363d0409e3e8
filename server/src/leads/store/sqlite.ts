import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { placeFile } from '../../storage/write-durably';
import type { Database, Transaction } from './database';
import { Damaged, isCorrupt, moveBack, openFile, retryWhileBusy } from './sqlite-file';

/** Writes that share one commit; more would delay the answer of the first. */
const LARGEST_GROUP = 256;
const UPKEEP_MS = 60_000;

interface PendingWrite {
  run(transaction: Transaction): Promise<() => void>;
  reject(error: unknown): void;
}

export const sqliteFile = (dataDir: string): string => join(dataDir, 'leads.db');

/**
 * SQLite in `dataDir`. Pending writes share a transaction and its one sync to disk (group commit), and none resolves
 * before that sync. Several processes may use one folder.
 */
export async function openSqlite(
  dataDir: string,
  logger: Pick<Logger, 'error' | 'info'>,
  clock: () => number = Date.now,
): Promise<Database> {
  const named = sqliteFile(dataDir);
  // What a link leads to is looked after, since SQLite puts its log beside that.
  const file = await realpath(named).catch(() => named);
  const isNew = !existsSync(file);
  let open = await openFile(file);
  // As where a disk is not mounted.
  if (isNew) logger.info({ file }, 'A new, empty lead store is made');
  const transaction: Transaction = {
    query: (sql, values) => open.write(sql, values),
    // SQLite has one writer at a time, so the transaction itself is the lock.
    lock: async () => {},
  };
  const pending: PendingWrite[] = [];
  let flushing: Promise<void> | undefined;
  let damage: Damaged | undefined;

  async function flush(): Promise<void> {
    // Lets the requests of this turn of the event loop join the group.
    await nextTurn();
    while (pending.length > 0) {
      await commitOrReject(pending.splice(0, LARGEST_GROUP));
      if (open.hasLongLog()) await shortenLog();
      await nextTurn();
    }
    flushing = undefined;
  }

  async function commitOrReject(group: PendingWrite[]): Promise<void> {
    const reject = (error: unknown) => {
      for (const one of group) one.reject(error);
    };
    const answers: (() => void)[] = [];
    try {
      await keepInPlace();
      await retryWhileBusy(() => open.writer.exec('begin immediate'));
    } catch (error) {
      return reject(error);
    }
    try {
      for (const one of group) answers.push(await one.run(transaction));
      open.writer.exec('commit');
    } catch (error) {
      if (open.writer.inTransaction) open.writer.exec('rollback');
      if (group.length === 1) return reject(error);
      // A failed write must not fail the others of its group, so each is committed alone.
      for (const one of group) await commitOrReject([one]);
      return;
    }
    // Not again when this fails: all is committed.
    await keepInPlace().then(() => {
      for (const answer of answers) answer();
    }, reject);
  }

  /** Another process may hold the log: then it is moved later. */
  const shortenLog = () => retryWhileBusy(open.emptyLog).catch(() => {});

  /** Somebody may have removed or replaced the files, which a process that has them open does not notice by itself. */
  async function keepInPlace(): Promise<void> {
    if (damage) throw damage;
    if (open.isInPlace()) return;
    // As other processes do which move the log.
    if (!open.isOverwritten())
      logger.error(
        { file },
        'The lead store was removed or replaced while the site runs; what it held is stored again',
      );
    try {
      open = await moveBack(file, open);
    } catch (error) {
      if (open.isOverwritten() && isCorrupt(error)) damage = new Damaged();
      throw damage ?? error;
    }
  }

  const write: Database['write'] = (work) =>
    new Promise((resolve, reject) => {
      pending.push({
        run: async (within) => {
          const result = await work(within, clock());
          return () => resolve(result);
        },
        reject,
      });
      flushing ??= flush();
    });

  // Also while nobody sends a form. A copy of the file alone then lacks a minute's leads at most.
  const upkeep = setInterval(() => {
    write(async () => {}).then(shortenLog, (error) =>
      logger.error({ err: error }, 'The lead store cannot write'),
    );
  }, UPKEEP_MS).unref();

  return {
    write,
    read: (sql, values) => open.read(sql, values),
    now: async () => clock(),
    scrub: async () => {
      await keepInPlace();
      await retryWhileBusy(open.emptyLog);
    },
    copyTo: (copy) => placeFile(copy, async (draft) => open.copyTo(draft)),
    close: async () => {
      clearInterval(upkeep);
      await flushing;
      await keepInPlace();
      // SQLite would leave all in its log, and a copy of the file alone would be empty. Another process may hold it.
      await shortenLog();
      open.close();
    },
  };
}
