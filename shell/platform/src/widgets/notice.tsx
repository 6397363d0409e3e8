import CircleAlert from '@lucide/icons/icons/circle-alert';
import CircleCheck from '@lucide/icons/icons/circle-check';
import Info from '@lucide/icons/icons/info';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import { Icon } from '@sharemore/platform/ui';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert };

interface NoticeProps {
  tone: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  /** Whether screen readers announce it when it appears, as they do a success and an error. */
  live?: boolean;
}

/** A prominent message: an outcome or important information. */
export function Notice({ tone, title, children, live }: NoticeProps) {
  const isLive = live || tone === 'success' || tone === 'error';
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div
      className={styles.Notice}
      data-notice={tone}
      role={isLive ? role : undefined}
      // Words that change later are announced without those that stay.
      aria-atomic={isLive ? false : undefined}
      // A form moves the focus here. It has no accessible name, so that screen readers speak the text only once.
      tabIndex={isLive ? -1 : undefined}
    >
      <Icon of={icons[tone]} className={styles.Icon} size={24} />
      <div className={styles.Words}>
        {title && <p className={styles.Title}>{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
