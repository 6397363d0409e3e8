import { classNames } from '@sharemore/platform/ui';
import styles from './cover.module.css';

const files = import.meta.glob<string>('./*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export interface CoverProps {
  name: string;
  /** Whether it may come when it is near. */
  lazy?: boolean;
  className?: string;
}

/** An article's illustration; it is decoration, so assistive technology passes over it. */
export function Cover({ name, lazy = false, className }: CoverProps) {
  return (
    <img
      src={files[`./${name}.svg`]}
      width="480"
      height="270"
      alt=""
      loading={lazy ? 'lazy' : undefined}
      className={classNames(styles.Cover, className)}
    />
  );
}
