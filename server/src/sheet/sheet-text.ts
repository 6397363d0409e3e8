import type { SheetText } from '../render/loaded-set';
import { derivedFromSheet } from './derived-from-sheet';
import type { CurrentSheet, Sheet } from './open-sheet';

/** Returns a function that gives the current sheet, serialised once per version. */
export function sheetText(sheet: Pick<Sheet, 'current'>): () => SheetText {
  const shared = derivedFromSheet(sheet, share);
  return () => shared() ?? noSheet;
}

export const noSheet = share({ values: [], source: 'sheet', version: 'none' });

function share({ version, values, source }: CurrentSheet): SheetText {
  return { version, json: Buffer.from(JSON.stringify({ values, source })) };
}
