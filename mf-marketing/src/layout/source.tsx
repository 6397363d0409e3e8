import { type Figure, type FigureName, figures } from '@sharemore/platform/figures';
import styles from './layout.module.css';

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
