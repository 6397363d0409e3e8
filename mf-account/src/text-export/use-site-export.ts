import { useEffect, useRef, useState } from 'react';
import { dayInLondon } from '../calendar/plain-date';
import { collectPages, type ReadPage } from './collect-pages';
import { exportPages } from './export-pages';
import { siteExport } from './export-text';
import { saveTextFile } from './save-text-file';

export type SiteExportState =
  | { status: 'idle' }
  /** `index` is the place of the page that is being read, from 0. */
  | { status: 'running'; index: number }
  | { status: 'cancelled'; index: number }
  | { status: 'done'; fileName: string; failed: string[] };

/** The full export as the page shows it: started, followed, cancelled; leaving the page cancels it too. */
export function useSiteExport(read: ReadPage, siteUrl: string) {
  const [state, setState] = useState<SiteExportState>({ status: 'idle' });
  const run = useRef<AbortController | null>(null);
  useEffect(() => () => run.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    run.current = controller;
    let reached = 0;
    const onPage = (index: number) => {
      reached = index;
      setState({ status: 'running', index });
    };
    try {
      const results = await collectPages({
        pages: exportPages,
        read,
        siteUrl,
        signal: controller.signal,
        onPage,
      });
      const file = siteExport(results, { siteUrl, date: dayInLondon(new Date()) });
      saveTextFile(file);
      const failed = results.flatMap((result) => (result.status === 'failed' ? result.name : []));
      setState({ status: 'done', fileName: file.name, failed });
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      setState({ status: 'cancelled', index: reached });
    }
  }

  return { state, start, cancel: () => run.current?.abort() };
}
