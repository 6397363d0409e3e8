import type { CurrentSheet, Sheet } from './open-sheet';

/** What is made of the rows, once for each version of them; undefined while there never were any. */
export function madeOfSheet<T>(
  sheet: Pick<Sheet, 'current'>,
  make: (current: CurrentSheet) => T,
): () => T | undefined {
  let last: { version: string; made: T } | undefined;
  return () => {
    const current = sheet.current();
    if (current && current.version !== last?.version)
      last = { version: current.version, made: make(current) };
    return last?.made;
  };
}
