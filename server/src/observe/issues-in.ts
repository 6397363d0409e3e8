import { z } from 'zod';

const ISSUES = 20;

/** What a schema refuses, in lines: only the first issues, because outside data can have a million. */
export function issuesIn({ issues }: z.ZodError): string {
  return z.prettifyError({ issues: issues.slice(0, ISSUES) });
}
