import { useHydrated } from '@sharemore/platform/page';
import { classNames } from '@sharemore/platform/ui';
import { useState } from 'react';
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
  // Of a page that a link opens there is no document, and the browser would read the drawing before it shows any words.
  const [isLater] = useState(useHydrated());
  const isInline = isInDocument && !isLater;
  return (
    <img
      src={(isInline ? inline : files)[`./${slug}.svg`]}
      loading={isInline ? 'eager' : 'lazy'}
      width="480"
      height="270"
      alt=""
      className={classNames(styles.Cover, className)}
    />
  );
}
