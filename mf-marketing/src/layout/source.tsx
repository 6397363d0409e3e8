import type { FigureName } from '@sharemore/platform/figures';
import { sourceOf } from '../content/sources';
import styles from './layout.module.css';

/** Where figures come from and until when they hold, beside them. */
export function Source({ names }: { names: FigureName[] }) {
  return <p className={styles.Source}>{sourceOf(names)}</p>;
}
