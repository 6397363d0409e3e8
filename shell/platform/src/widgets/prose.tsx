import { classNames } from '@sharemore/platform/ui';
import type { ComponentProps } from 'react';
import styles from './prose.module.css';

/** Running text with its rhythm: headings, paragraphs and lists as an editor would set them. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.Prose, className)} />;
}
