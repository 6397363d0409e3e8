import { Notice } from '@sharemore/platform/ui';
import { useId } from 'react';
import { exportPages } from './export-pages';
import styles from './site-export-status.module.css';
import type { SiteExportState } from './use-site-export';

const total = exportPages.length;

/** Where the full export is: the page being read, how far it is, or how it ended. */
export function SiteExportStatus({ state }: { state: SiteExportState }) {
  const label = useId();
  switch (state.status) {
    case 'idle':
      return null;
    case 'running':
      return (
        <div className={styles.Running}>
          <p id={label} role="status">
            Reading page {state.index + 1} of {total}: <strong>{exportPages[state.index]?.name}</strong>
          </p>
          <progress className={styles.Bar} aria-labelledby={label} max={total} value={state.index} />
        </div>
      );
    case 'cancelled':
      return (
        <Notice tone="info" title="Export cancelled" live>
          {`It stopped at page ${state.index + 1} of ${total}. No file was downloaded.`}
        </Notice>
      );
    case 'done':
      return state.failed.length === 0 ? (
        <Notice tone="success">{`All ${total} pages were read. Your file is ${state.fileName}.`}</Notice>
      ) : (
        <Notice tone="warning" title={`${total - state.failed.length} of ${total} pages were read`} live>
          {`These could not be read, and the file ${state.fileName} says why: ${state.failed.join(', ')}.`}
        </Notice>
      );
  }
}
