import { type ComponentProps, useDeferredValue } from 'react';
import { useHydrated } from '../page';

/**
 * The decorative drawing of an SVG file, in the colours of its place. On a page that a link opens it comes after the
 * words, which would wait until the browser has read the file.
 */
export function Drawing({ file, children, ...rest }: ComponentProps<'svg'> & { file: string }) {
  const art = useDeferredValue(file, useHydrated() ? '' : file);
  return (
    <svg viewBox="0 0 480 400" aria-hidden="true" {...rest}>
      <use href={art ? `${art}#art` : undefined} />
      {children}
    </svg>
  );
}
