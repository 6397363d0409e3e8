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

/** The file of an export: what was read and on which day, then each page's title, address and text. */
export function exportFile(
  results: PageResult[],
  { siteUrl, date }: { siteUrl: string; date: string },
): ExportFile {
  const failed = results.filter(({ status }) => status === 'failed').length;
  const outcome = failed === 0 ? 'all read' : `${failed} could not be read`;
  const pages = results.length === 1 ? '1 page' : `${results.length} pages`;
  const heading = ['ShareMore: text of the website', siteUrl, `Exported ${date}, ${pages}, ${outcome}`].join(
    '\n',
  );
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
