import type { SheetText } from '../render/loaded-set';
import { type CurrentSheet, derivedFromSheet, type Sheet } from './open-sheet';

/** Returns a function that gives the current sheet, serialised once per version, and how it is read. */
export function sheetText(sheet: Pick<Sheet, 'current'> & Partial<Sheet>): () => SheetText {
  const shared = derivedFromSheet(sheet, share);
  return () => ({ ...(shared() ?? noSheet), status: sheet.status?.() });
}

const noSheet = share({ values: [], source: 'sheet', version: 'none' });

function share({ version, ...payload }: CurrentSheet): SheetText {
  return { version, json: Buffer.from(JSON.stringify(payload)) };
}
