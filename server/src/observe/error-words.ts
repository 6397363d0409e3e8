/** The `code` of a system, database or library error; empty when the error has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** An error whose message says what to do, so that its reader needs no stack. */
export class Explained extends Error {}

/** What to print for an error: its message if that is enough, as for a system error, otherwise the error with its stack. */
export function explain(error: unknown): unknown {
  const isPlain = error instanceof Explained || /^SQLITE_/.test(codeOf(error));
  return isPlain || (error instanceof Error && 'syscall' in error) ? messageOf(error) : error;
}
