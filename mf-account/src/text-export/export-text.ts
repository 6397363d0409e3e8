import type { PlainDate } from '../calendar/plain-date';

/** What became of one page of an export. */
export type PageResult =
  | { status: 'read'; path: string; title: string; address: string; text: string }
  | { status: 'failed'; path: string; name: string; address: string; reason: string };

export interface ExportFile {
  name: string;
  text: string;
}

const THICK = '='.repeat(72);
const THIN = '-'.repeat(72);

/** The file of all pages: a heading with what was read, then each page's title, address and text. */
export function siteExport(results: PageResult[], at: { siteUrl: string; date: PlainDate }): ExportFile {
  const failed = results.filter(({ status }) => status === 'failed').length;
  const outcome = failed === 0 ? 'all of them read' : `${failed} could not be read`;
  const heading = [
    'ShareMore: text of the website',
    at.siteUrl,
    `Exported ${at.date}, ${results.length} pages, ${outcome}`,
  ].join('\n');
  const sections = results.map((result, index) => section(result, `${index + 1} of ${results.length}: `));
  return { name: `sharemore-site-text-${at.date}.txt`, text: `${[heading, ...sections].join('\n\n')}\n` };
}

/** The file of one page. */
export function pageExport(result: PageResult, date: PlainDate): ExportFile {
  const page = result.path.replace(/^\/+|\/+$/g, '').replace(/[^a-z0-9-]+/gi, '-') || 'home';
  return { name: `sharemore-${page}-text-${date}.txt`, text: `${section(result, '')}\n` };
}

function section(result: PageResult, position: string): string {
  const title = result.status === 'read' ? result.title : result.name;
  const body = result.status === 'read' ? result.text : `[This page could not be read: ${result.reason}]`;
  return [THICK, position + title, result.address, THIN, '', body].join('\n');
}
