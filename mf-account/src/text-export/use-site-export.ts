import { useState } from 'react';
import type { ExportPage } from './export-pages';
import { exportFile, type PageResult } from './export-text';
import { readPage } from './frame-reader';

/** What the page says of the export: nothing before the first one. */
export type ExportState =
  | { status: 'running'; done: number; pages: readonly ExportPage[] }
  | { status: 'done'; failed: string[]; fileName: string };

/** The state of an export, and what starts it. */
export function useSiteExport(siteUrl: string) {
  const [state, setState] = useState<ExportState | null>(null);

  /** Reads the pages one after the other; a failed page is recorded and does not stop the export. */
  async function start(pages: readonly ExportPage[]) {
    const results: PageResult[] = [];
    for (const { path, name } of pages) {
      setState({ status: 'running', done: results.length, pages });
      const read = readPage(path).catch((error: Error) => ({
        title: name,
        address: siteUrl + path,
        text: `[This page could not be read: ${error.message}]`,
        failed: true,
      }));
      results.push(await read);
    }
    // biome-ignore lint/plugin: in the browser, for a file
    const file = exportFile(results, { siteUrl, date: new Date().toISOString().slice(0, 10) });
    saveTextFile(file);
    const failed = results.filter((result) => result.failed).map(({ title }) => title);
    setState({ status: 'done', failed, fileName: file.name });
  }

  return { state, start };
}

/** Downloads the file in the browser. */
function saveTextFile({ name, text }: { name: string; text: string }): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file in the same task as the click.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
