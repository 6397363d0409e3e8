import { useEffect, useState } from 'react';
import { useHydrated } from '../page';

/**
 * The drawing of an SVG file, in the colours of its place. On a page that a link opens it comes a frame after the words,
 * which would wait until the browser has read the file.
 */
export function Drawing({ file }: { file: string }) {
  const [isShown, show] = useState(!useHydrated());
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(show, 0, true));
  }, []);
  return <use href={isShown ? `${file}#art` : undefined} />;
}
