/** The `code` of a system, database or library error; empty when the error has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
