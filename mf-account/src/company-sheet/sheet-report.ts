import type { ServerContext, SheetPayload } from '@sharemore/platform/contract';
import { data, redirectDocument } from 'react-router-dom';

/** More would make the page long, and staff mend the first ones first. */
export const MOST_LISTED = 100;

export type SheetReport = ReturnType<typeof reportOf>;

/**
 * Loads what staff see of the company sheet, which changes with each read of it. Only the server knows it, so the browser
 * loads the page from there.
 */
export function loadSheetReport({ context }: { context?: ServerContext }) {
  if (import.meta.env.SSR && context)
    return data(reportOf(context.sheet()), { headers: { 'Cache-Control': 'no-cache' } });
  throw redirectDocument('/copy-export');
}

/** What staff see of the sheet: nothing that the site does not publish. */
export function reportOf({ source, companies = 0, problems = [], status = {} }: SheetPayload) {
  return {
    isSample: source === 'sample',
    companies,
    readAt: inWords(status.readAt),
    triedAt: inWords(status.triedAt),
    nextReadAt: inWords(status.nextReadAt),
    trouble: status.trouble,
    rowsLeftOut: problems.filter(({ name }) => name === undefined).length,
    problems: problems.slice(0, MOST_LISTED),
    allProblems: problems.length,
  };
}

/** Written on the server only: browsers may write it otherwise. */
function inWords(time: number | undefined): string | undefined {
  if (time === undefined) return undefined;
  return new Date(time).toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
