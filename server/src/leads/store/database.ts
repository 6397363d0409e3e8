type Value = string | number | null;
export type Values = Record<string, Value | Value[] | undefined>;

/** Runs one statement with the values of its placeholders: `:name`, or `(:names)` for a list. SQLite leaves `for update` out. */
export type Query = <Row>(sql: string, values?: Values) => Promise<Row[]>;

/** Numbers the placeholders of a statement, with the database's own mark; an empty list becomes null, which no value equals. */
export function numbered(sql: string, values: Values, mark: '$' | '?'): { text: string; list: Value[] } {
  const list: Value[] = [];
  // Not the casts of PostgreSQL, like `::bigint`.
  const text = sql.replace(/(?<!:):(\w+)/g, (_, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The statement has no value of ${name}`);
    const numbers = [value].flat().map((one) => mark + list.push(one));
    return numbers.join(', ') || 'null';
  });
  return { text, list };
}

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
