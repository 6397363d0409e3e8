import type { ServerContext, SheetPayload } from '@sharemore/platform/contract';
import { data } from 'react-router-dom';

/** More would make the page long, and staff mend the first ones first. */
const MOST_LISTED = 100;

export type SheetReport = ReturnType<typeof reportOf>;

/** Loads what staff see of the company sheet. Only the server knows it: in the browser the page loads anew. */
export function loadSheetReport({ request, context }: { request: Request; context?: ServerContext }) {
  if (!context) {
    const headers = { Location: request.url, 'X-Remix-Reload-Document': 'true' };
    throw new Response(null, { status: 302, headers });
  }
  return data(reportOf(context.sheet()), { headers: { 'Cache-Control': 'no-store' } });
}

/** What staff see of the sheet: nothing that the site does not publish. */
export function reportOf({ source, companies = 0, problems = [], status = {} }: SheetPayload) {
  const leftOut = problems.filter(({ name }) => name === undefined);
  const cells = problems.filter(({ name }) => name !== undefined);
  return {
    isSample: source === 'sample',
    companies,
    readAt: inWords(status.readAt),
    triedAt: inWords(status.triedAt),
    nextReadAt: inWords(status.nextReadAt),
    trouble: status.trouble,
    leftOut: { count: leftOut.length, listed: leftOut.slice(0, MOST_LISTED) },
    cells: { count: cells.length, listed: cells.slice(0, MOST_LISTED) },
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
