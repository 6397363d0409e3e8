export type PageResult =
  | { status: 'read'; path: string; title: string; address: string; text: string }
  | { status: 'failed'; path: string; name: string; address: string; reason: string };

export interface ExportFile {
  name: string;
  text: string;
}

const THICK = '='.repeat(72);
const THIN = '-'.repeat(72);

/** Builds the export file: a heading with date and outcome, then the title, address and text of each page. */
export function exportFile(
  results: PageResult[],
  { siteUrl, date }: { siteUrl: string; date: string },
): ExportFile {
  const failed = results.filter(({ status }) => status === 'failed').length;
  const outcome = failed === 0 ? 'all read' : `${failed} could not be read`;
  const pages = results.length === 1 ? '1 page' : `${results.length} pages`;
  const heading = `ShareMore: text of the website\n${siteUrl}\nExported ${date}, ${pages}, ${outcome}`;
  const sections = results.map((result, index) => section(result, `${index + 1} of ${results.length}: `));
  const [only] = results.length === 1 ? results : [];
  const what = only ? only.path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home' : 'site';
  return { name: `sharemore-${what}-text-${date}.txt`, text: `${[heading, ...sections].join('\n\n')}\n` };
}

function section(result: PageResult, position: string): string {
  const title = result.status === 'read' ? result.title : result.name;
  const body = result.status === 'read' ? result.text : `[This page could not be read: ${result.reason}]`;
  return [THICK, position + title, result.address, THIN, '', body].join('\n');
}
