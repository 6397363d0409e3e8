import { classNames } from '@sharemore/platform/ui';
import type { ComponentProps } from 'react';
import styles from './cover.module.css';

const files = import.meta.glob<string>('./*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** The decorative illustration of an article. */
export function Cover({ name, className, ...rest }: ComponentProps<'img'> & { name: string }) {
  return (
    <img
      src={files[`./${name}.svg`]}
      width="480"
      height="270"
      alt=""
      className={classNames(styles.Cover, className)}
      {...rest}
    />
  );
}
