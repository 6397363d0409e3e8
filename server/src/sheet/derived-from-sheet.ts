import type { CurrentSheet, Sheet } from './open-sheet';

/** Memoises `derive` by the sheet's version; the result is undefined until there are rows. */
export function derivedFromSheet<T>(
  sheet: Pick<Sheet, 'current'>,
  derive: (current: CurrentSheet) => T,
): () => T | undefined {
  let last: { version: string; result: T } | undefined;
  return () => {
    const current = sheet.current();
    if (current && current.version !== last?.version)
      last = { version: current.version, result: derive(current) };
    return last?.result;
  };
}
