import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert };

interface NoticeProps {
  tone: 'success' | 'error' | 'info' | 'warning';
  title?: ReactNode;
  children?: ReactNode;
  /**
   * Whether it is read out when it appears. Outcomes are (the default for success and error); texts that
   * stand on the page from the start are not.
   */
  live?: boolean;
}

/** A message that stands out: an outcome, or something to know before going on. */
export function Notice({
  tone,
  title,
  children,
  live = tone === 'success' || tone === 'error',
}: NoticeProps) {
  const Icon = icons[tone];
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      className={styles.Notice}
      data-notice={tone}
      role={live ? role : undefined}
      // A form moves the focus to its outcome. It has no name, so that only the live region speaks its words.
      tabIndex={live ? -1 : undefined}
      ref={live ? bringIntoView : undefined}
    >
      <Icon className={styles.Icon} size={24} />
      <div className={styles.Words}>
        {title && <p className={styles.Title}>{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}

/** An outcome may appear far from the button or the key that brought it. */
function bringIntoView(outcome: HTMLElement | null) {
  outcome?.scrollIntoView({ block: 'nearest' });
}
