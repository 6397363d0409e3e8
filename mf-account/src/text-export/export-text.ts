/** A page of the export. For a page that could not be read, `text` says why. */
export interface PageResult {
  title: string;
  address: string;
  text: string;
  failed?: boolean;
}

const THICK = '='.repeat(72);
const THIN = '-'.repeat(72);

/**
 * Builds the export file: a heading with date and outcome, then the title, address and text of each page. One page alone
 * is the export's own.
 */
export function exportFile(results: PageResult[], { siteUrl, date }: { siteUrl: string; date: string }) {
  const failed = results.filter((result) => result.failed).length;
  const outcome = failed === 0 ? 'all read' : `${failed} could not be read`;
  const pages = results.length === 1 ? '1 page' : `${results.length} pages`;
  const heading = `ShareMore: text of the website\n${siteUrl}\nExported ${date}, ${pages}, ${outcome}`;
  const sections = results.map(({ title, address, text }, index) =>
    [THICK, `${index + 1} of ${results.length}: ${title}`, address, THIN, '', text].join('\n'),
  );
  const what = results.length === 1 ? 'copy-export' : 'site';
  return { name: `sharemore-${what}-text-${date}.txt`, text: `${[heading, ...sections].join('\n\n')}\n` };
}
