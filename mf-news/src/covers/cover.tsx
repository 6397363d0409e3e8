import { classNames } from '@sharemore/platform/ui';
import type { CoverName } from '../catalogue/covers';
import styles from './cover.module.css';
import { drawings } from './drawings';

/** An article's illustration; it is decoration, so assistive technology passes over it. */
export function Cover({ name, className }: { name: CoverName; className?: string }) {
  const { ground, scene } = drawings[name];
  return (
    <svg
      viewBox="0 0 480 270"
      preserveAspectRatio="xMidYMid slice"
      className={classNames(styles.Cover, className)}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="480" height="270" fill={ground} />
      {scene}
    </svg>
  );
}
