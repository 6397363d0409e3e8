import type { Query } from '../../storage/statement';

export interface Transaction {
  query: Query;
  /** Blocks other transactions that lock one of the same names until this transaction ends. */
  lock(names: string[]): Promise<void>;
}

/** The interface that SQLite and PostgreSQL implement for the lead store. */
export interface Database {
  /**
   * Runs `work` in a transaction that began at `now`, and resolves once its writes are on disk.
   * `work` may run more than once, so it must have no effect outside the transaction.
   */
  write<T>(work: (transaction: Transaction, now: number) => Promise<T>): Promise<T>;
  /** Reads committed data only. */
  read: Query;
  /** Milliseconds since 1970, by the clock that all processes of this store share. */
  now(): Promise<number>;
  /** Removes deleted data from the files too, as far as the database can. */
  scrub(): Promise<void>;
  /** Writes a whole copy into a new file; undefined for PostgreSQL, which has `pg_dump`. */
  copyTo?(file: string): Promise<void>;
  close(): Promise<void>;
}
