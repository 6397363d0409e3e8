import { z } from 'zod';

const ISSUES = 20;

/** The `code` of a system, database or library error; empty when the error has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What a schema refuses, in lines: only the first issues, because outside data can have a million. */
export function issuesIn({ issues }: z.ZodError): string {
  return z.prettifyError({ issues: issues.slice(0, ISSUES) });
}
