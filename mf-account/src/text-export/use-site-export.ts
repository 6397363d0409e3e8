import { useEffect, useRef, useState } from 'react';
import { collectPages } from './collect-pages';
import type { ExportPage } from './export-pages';
import { exportFile } from './export-text';
import { saveTextFile } from './save-text-file';

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

  async function start(pages: readonly ExportPage[]) {
    const controller = new AbortController();
    const { signal } = controller;
    run.current = controller;
    let reached = 0;
    const onPage = (index: number) => {
      reached = index;
      setState({ status: 'running', pages, index });
    };
    try {
      const results = await collectPages({ pages, siteUrl, signal, onPage });
      const file = exportFile(results, { siteUrl, date: new Date().toISOString().slice(0, 10) });
      saveTextFile(file);
      const failed = results.flatMap((result) => (result.status === 'failed' ? result.name : []));
      setState({ status: 'done', total: pages.length, fileName: file.name, failed });
    } catch (error) {
      if (!signal.aborted) throw error;
      setState({ status: 'cancelled', pages, index: reached });
    }
  }

  return { state, start, cancel: () => run.current?.abort() };
}
