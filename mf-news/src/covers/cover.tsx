import { classNames } from '@sharemore/platform/ui';
import styles from './cover.module.css';

const files = import.meta.glob<string>('./*.svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

export interface CoverProps {
  name: string;
  /** `lazy` where it may come when it is near. */
  loading?: 'lazy';
  className?: string;
}

/** An article's illustration; it is decoration, so assistive technology passes over it. */
export function Cover({ name, loading, className }: CoverProps) {
  return (
    <img
      src={files[`./${name}.svg`]}
      width="480"
      height="270"
      alt=""
      loading={loading}
      className={classNames(styles.Cover, className)}
    />
  );
}
