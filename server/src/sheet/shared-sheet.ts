import type { Sheet } from './open-sheet';

/** The sheet travels to render workers as shared bytes, so that a render costs nothing for its size. */
export interface SharedSheet {
  version: string;
  bytes: SharedArrayBuffer;
}

const none = { values: [], source: 'sheet', version: 'none' } as const;

/** The current sheet as bytes that all render workers can read; made once for each version of the rows. */
export function sharedSheet(sheet: Pick<Sheet, 'current'>): () => SharedSheet {
  let shared: SharedSheet | null = null;
  return () => {
    const { version, values, source } = sheet.current() ?? none;
    if (shared?.version === version) return shared;
    const text = Buffer.from(JSON.stringify({ values, source }));
    const bytes = new SharedArrayBuffer(text.length);
    new Uint8Array(bytes).set(text);
    shared = { version, bytes };
    return shared;
  };
}
