import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Text for assistive technology only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={styles.VisuallyHidden} />;
}
