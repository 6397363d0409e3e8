export type Parameter = string | number | null;

/** Runs one statement; parameters are written `?1`, `?2` … in both databases. */
export type Query = <Row>(sql: string, ...parameters: Parameter[]) => Promise<Row[]>;

export interface Transaction {
  query: Query;
  /** Keeps other transactions that name the same things waiting until this one ends. */
  lock(names: string[]): Promise<void>;
}

/** What the lead store needs of a database; one for SQLite, one for PostgreSQL. */
export interface Database {
  /** Added to the choice of a row that another process may be choosing at the same moment. */
  skipLocked: string;
  /**
   * Runs `work` in a transaction that began `now`, and resolves only when what it wrote is on disk.
   * `work` may run twice, so it touches nothing but the transaction.
   */
  write<T>(work: (transaction: Transaction, now: number) => Promise<T>): Promise<T>;
  /** Sees only what is committed. */
  read: Query;
  /** Milliseconds since 1970, by the one clock that all processes of this store share. */
  now(): Promise<number>;
  /** Makes sure that deleted data is gone from the files too, as far as the database can. */
  scrub(): Promise<void>;
  /** Writes a whole copy as of now into a new file; a database server has its own way. */
  copyTo?(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The database answered that two rows would break a rule that it keeps. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}
