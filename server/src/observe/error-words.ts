/** The `code` of a system, database or library error; empty when the error has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** For `catch`: takes an error with one of these codes for no result, and throws every other. */
export const ignoring =
  (...codes: string[]) =>
  (error: unknown): null => {
    if (!codes.includes(codeOf(error))) throw error;
    return null;
  };

/** For `catch`: does something about an error, and throws it. */
export const onError =
  (then: (error: unknown) => unknown) =>
  async (error: unknown): Promise<never> => {
    await then(error);
    throw error;
  };

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
