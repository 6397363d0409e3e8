import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './prose.module.css';

/** Running text with its rhythm: headings, paragraphs and lists as an editor would set them. */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.Prose, className)} />;
}
