import type { ExportPage } from './export-pages';
import type { PageResult } from './export-text';
import { readPage } from './frame-reader';

interface Options {
  pages: readonly ExportPage[];
  siteUrl: string;
  signal: AbortSignal;
  /** Called before each page with its index in `pages`. */
  onPage: (index: number) => void;
}

/**
 * Reads the pages one after the other; a failed page is recorded and does not stop the export.
 * @throws the signal's reason once `signal` is aborted.
 */
export async function collectPages({ pages, siteUrl, signal, onPage }: Options): Promise<PageResult[]> {
  const results: PageResult[] = [];
  for (const [index, { path, name }] of pages.entries()) {
    signal.throwIfAborted();
    onPage(index);
    try {
      results.push({ status: 'read', path, ...(await readPage(path, signal)) });
    } catch (error) {
      signal.throwIfAborted();
      const reason = error instanceof Error ? error.message : String(error);
      results.push({ status: 'failed', path, name, address: siteUrl + path, reason });
    }
  }
  return results;
}
