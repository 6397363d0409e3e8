import type { FigureName } from '@sharemore/platform/figures';
import { sourceOf } from '../content/sources';
import styles from './layout.module.css';

/** The sources of the named figures and the date of their next review. */
export function Source({ names }: { names: FigureName[] }) {
  return (
    <p className={styles.Source} data-text="note">
      {sourceOf(names)}
    </p>
  );
}
