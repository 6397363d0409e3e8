import { useEffect, useRef, useState } from 'react';
import type { ExportPage } from './export-pages';
import { exportFile, type PageResult } from './export-text';
import { readPage } from './frame-reader';

export type SiteExportState =
  | { status: 'idle' }
  /** `index` is that of the page being read. */
  | { status: 'running' | 'cancelled'; pages: readonly ExportPage[]; index: number }
  | { status: 'done'; total: number; fileName: string; failed: string[] };

/** The state of an export, with `start` and `cancel`; unmounting cancels it. */
export function useSiteExport(siteUrl: string) {
  const [state, setState] = useState<SiteExportState>({ status: 'idle' });
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  /** Reads the pages one after the other; a failed page is recorded and does not stop the export. */
  async function start(pages: readonly ExportPage[]) {
    const controller = new AbortController();
    run.current = controller;
    const results: PageResult[] = [];
    for (const [index, { path, name }] of pages.entries()) {
      setState({ status: 'running', pages, index });
      try {
        results.push(await readPage(path, controller.signal));
      } catch (error) {
        if (controller.signal.aborted) return setState({ status: 'cancelled', pages, index });
        const reason = error instanceof Error ? error.message : String(error);
        const text = `[This page could not be read: ${reason}]`;
        results.push({ title: name, address: siteUrl + path, text, failed: true });
      }
    }
    const file = exportFile(results, { siteUrl, date: new Date().toISOString().slice(0, 10) });
    saveTextFile(file);
    const failed = results.filter((result) => result.failed).map(({ title }) => title);
    setState({ status: 'done', total: pages.length, fileName: file.name, failed });
  }

  return { state, start, cancel: () => run.current?.abort() };
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
