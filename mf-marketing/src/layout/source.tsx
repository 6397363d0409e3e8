import { CHECKED, type Figure, type FigureName, figures } from '@sharemore/platform/figures';
import styles from './layout.module.css';

/** Once a page that tells the law: when it was compared with its sources, which unfold. */
export function Checked({ names }: { names: FigureName[] }) {
  return (
    <details className={styles.Source} data-text="note">
      <summary>{`Checked ${CHECKED}: our sources`}</summary>
      <p>{sourceOf(names)}</p>
    </details>
  );
}

/** The sources of the named figures. */
export function Source({ names }: { names: FigureName[] }) {
  return (
    <p className={styles.Source} data-text="note">
      {sourceOf(names)}
    </p>
  );
}

/** `Source: ShareMore’s own figures, not audited.` */
export function sourceOf(names: FigureName[]): string {
  const own = `ShareMore’s own figure${names.length > 1 ? 's' : ''}, not audited`;
  const sources = names.map((name) => (figures[name] as Figure).source);
  const named = sources.map((source) => (source.startsWith('ShareMore') ? own : source));
  return `Source: ${[...new Set(named)].join('; ')}.`;
}
