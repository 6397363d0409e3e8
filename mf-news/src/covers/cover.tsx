import { classNames } from '@sharemore/platform/ui';
import styles from './cover.module.css';

const files = import.meta.glob<string>('./*.svg', { eager: true, import: 'default', query: '?no-inline' });
const inPage = import.meta.glob<string>('./*.svg', { eager: true, import: 'default', query: '?inline' });

interface CoverProps {
  slug: string;
  className?: string;
  /** Comes with the document. As a file, the largest thing in a first screen would come a round trip after its words. */
  isInPage?: boolean;
}

/** The decorative illustration of an article. */
export function Cover({ slug, isInPage = false, className }: CoverProps) {
  return (
    <img
      src={(isInPage ? inPage : files)[`./${slug}.svg`]}
      loading={isInPage ? 'eager' : 'lazy'}
      width="480"
      height="270"
      alt=""
      className={classNames(styles.Cover, className)}
    />
  );
}
