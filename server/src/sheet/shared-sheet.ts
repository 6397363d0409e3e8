import { madeOfSheet } from './made-of-sheet';
import type { CurrentSheet, Sheet } from './open-sheet';

/** The sheet travels to render workers as shared bytes, so that a render costs nothing for its size. */
export interface SharedSheet {
  version: string;
  bytes: SharedArrayBuffer;
}

/** The current sheet as bytes that all render workers can read; made once for each version of the rows. */
export function sharedSheet(sheet: Pick<Sheet, 'current'>): () => SharedSheet {
  const shared = madeOfSheet(sheet, share);
  return () => shared() ?? noSheet;
}

/** A sheet without any rows. */
export const noSheet = share({ values: [], source: 'sheet', version: 'none' });

function share({ version, values, source }: CurrentSheet): SharedSheet {
  const text = Buffer.from(JSON.stringify({ values, source }));
  const bytes = new SharedArrayBuffer(text.length);
  new Uint8Array(bytes).set(text);
  return { version, bytes };
}
