import { Notice } from '@sharemore/platform/widgets/notice';
import { useId } from 'react';
import styles from './site-export-status.module.css';
import type { SiteExportState } from './use-site-export';

/** The progress of an export, or its outcome. */
export function SiteExportStatus({ state }: { state: SiteExportState }) {
  const label = useId();
  switch (state.status) {
    case 'idle':
      return null;
    case 'running': {
      const { index, pages } = state;
      return (
        <div className={styles.Running}>
          <p id={label} role="status">
            <span>{`Reading page ${index + 1} of ${pages.length}: `}</span>
            <strong>{pages[index]?.name}</strong>
          </p>
          <progress className={styles.Bar} aria-labelledby={label} max={pages.length} value={index} />
        </div>
      );
    }
    case 'cancelled':
      return (
        <Notice tone="info" title="Export cancelled" live>
          {`It stopped at page ${state.index + 1} of ${state.pages.length}. No file was downloaded.`}
        </Notice>
      );
    case 'done': {
      const { total, failed, fileName } = state;
      return failed.length === 0 ? (
        <Notice tone="success">
          {`${total === 1 ? 'The page was' : `All ${total} pages were`} read. Your file is ${fileName}.`}
        </Notice>
      ) : (
        <Notice tone="warning" title={`${total - failed.length} of ${total} pages were read`} live>
          {`These could not be read, and the file ${fileName} says why: ${failed.join(', ')}.`}
        </Notice>
      );
    }
  }
}
