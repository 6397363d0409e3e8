import { classNames } from '@sharemore/platform/ui';
import styles from './cover.module.css';

const files = import.meta.glob<string>('./*.svg', { eager: true, import: 'default', query: '?no-inline' });
const inline = import.meta.glob<string>('./*.svg', { eager: true, import: 'default', query: '?inline' });

interface CoverProps {
  slug: string;
  className?: string;
  /** Comes with the document. As a file, the largest thing in a first screen would come a round trip after its words. */
  isInDocument?: boolean;
}

/** The decorative illustration of an article. */
export function Cover({ slug, isInDocument = false, className }: CoverProps) {
  return (
    <img
      src={(import.meta.env.SSR && isInDocument ? inline : files)[`./${slug}.svg`]}
      // Hydration keeps what the document has.
      suppressHydrationWarning
      loading={isInDocument ? 'eager' : 'lazy'}
      decoding={isInDocument ? 'sync' : 'async'}
      width="480"
      height="270"
      alt=""
      className={classNames(styles.Cover, className)}
    />
  );
}
