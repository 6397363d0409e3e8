import { derivedFromSheet } from './derived-from-sheet';
import type { CurrentSheet, Sheet } from './open-sheet';

/** Render workers get the sheet as shared memory, so that its size does not slow a render. */
export interface SharedSheet {
  version: string;
  bytes: SharedArrayBuffer;
}

/** Returns a function that gives the current sheet in shared memory, serialised once per version. */
export function sharedSheet(sheet: Pick<Sheet, 'current'>): () => SharedSheet {
  const shared = derivedFromSheet(sheet, share);
  return () => shared() ?? noSheet;
}

export const noSheet = share({ values: [], source: 'sheet', version: 'none' });

function share({ version, values, source }: CurrentSheet): SharedSheet {
  const text = Buffer.from(JSON.stringify({ values, source }));
  const bytes = new SharedArrayBuffer(text.length);
  new Uint8Array(bytes).set(text);
  return { version, bytes };
}
