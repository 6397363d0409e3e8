type Value = string | number | Buffer | null;
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
