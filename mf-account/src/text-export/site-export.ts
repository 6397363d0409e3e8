import styles from './site-export.module.css';

/** All pages of the full export (spec sections 2 and 9). */
export const exportPages = [
  { path: '/', name: 'Home' },
  { path: '/what-is-sharesave', name: 'What is Sharesave?' },
  { path: '/how-it-works', name: 'How it Works' },
  { path: '/companies', name: 'Find Your Employer' },
  { path: '/join-sharemore', name: 'Join ShareMore' },
  { path: '/employers', name: 'For Employers' },
  { path: '/faq', name: 'FAQs' },
  { path: '/about', name: 'About Our Company' },
  { path: '/news', name: 'News' },
  { path: '/privacy', name: 'Privacy policy' },
  { path: '/login', name: 'Log in' },
];

/** The wait after the load event, in which scripts finish rendering (spec section 9). */
const SETTLE_MS = 700;
const LOAD_LIMIT_MS = 20_000;

const THICK = '='.repeat(72);
const THIN = '-'.repeat(72);

/** What the page says of the export: nothing before the first one. */
export type ExportState =
  | { status: 'running'; done: number; pages: typeof exportPages }
  | { status: 'done'; failed: string[]; fileName: string };

type PageResult = Awaited<ReturnType<typeof readPage>>;

/** Reads the pages one after the other, and saves their text; a failed page is recorded and does not stop the export. */
export async function exportText(
  pages: typeof exportPages,
  siteUrl: string,
  show: (state: ExportState) => void,
): Promise<void> {
  const results: PageResult[] = [];
  for (const { path, name } of pages) {
    show({ status: 'running', done: results.length, pages });
    const result = await readPage(path).catch(({ message }: Error) => {
      const text = `[This page could not be read: ${message}]`;
      return { title: name, address: siteUrl + path, text, failed: true };
    });
    results.push(result);
  }
  const failed = results.filter((result) => result.failed).map(({ title }) => title);
  show({ status: 'done', failed, fileName: saveFile(results, siteUrl) });
}

/**
 * Reads a page of this site in a hidden frame. Each page gets its own frame, so that a broken page cannot affect the
 * next one and the tab's history gets no entries.
 * @throws an error with a message for the exported file
 */
async function readPage(path: string) {
  const frame = document.createElement('iframe');
  Object.assign(frame, { className: styles.Frame, title: 'Page being exported', tabIndex: -1, src: path });
  frame.ariaHidden = 'true';
  try {
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error('it did not load within 20 seconds.')), LOAD_LIMIT_MS);
      frame.onload = () => setTimeout(resolve, SETTLE_MS);
      document.body.append(frame);
    });
    return readFrame(frame);
  } finally {
    frame.remove();
  }
}

function readFrame({ contentDocument: page, contentWindow: view }: HTMLIFrameElement) {
  // The browser's own error page is cross-origin, so its document is null.
  if (!page?.body || !view) throw new Error('it did not load.');
  const [navigation] = view.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Older browsers lack `responseStatus`; there the exported text is the error page's.
  const status = navigation?.responseStatus ?? 0;
  if (status >= 400) throw new Error(`the server answered ${status}.`);
  // Closed answers are exported, what is for screen readers alone is not.
  for (const summary of page.querySelectorAll('summary')) {
    if (view.getComputedStyle(summary).display === 'none') summary.remove();
  }
  for (const details of page.querySelectorAll('details')) details.replaceWith(...details.childNodes);
  for (const unseen of page.querySelectorAll('[data-screen="never"], [href="#main"]')) unseen.remove();
  // The address is that after redirects.
  return { title: page.title, address: view.location.href, text: page.body.innerText, failed: false };
}

/**
 * Downloads the file: a heading with date and outcome, then the title, address and text of each page. One page alone is
 * the export's own. @returns the name of the file
 */
function saveFile(results: PageResult[], siteUrl: string): string {
  // biome-ignore lint/plugin: in the browser, for a file
  const date = new Date().toISOString().slice(0, 10);
  const failed = results.filter((result) => result.failed).length;
  const outcome = failed === 0 ? 'all read' : `${failed} could not be read`;
  const pages = results.length === 1 ? '1 page' : `${results.length} pages`;
  const heading = `ShareMore: text of the website\n${siteUrl}\nExported ${date}, ${pages}, ${outcome}`;
  const sections = results.map(({ title, address, text }, index) =>
    [THICK, `${index + 1} of ${results.length}: ${title}`, address, THIN, '', text].join('\n'),
  );
  const text = `${[heading, ...sections].join('\n\n')}\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = `sharemore-${results.length === 1 ? 'copy-export' : 'site'}-text-${date}.txt`;
  link.click();
  // The browser reads the file in the same task as the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
  return link.download;
}
