import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../write-durably';
import type { Rows } from './rows';

const stored = z.object({
  /** Which sheet and range the rows are of, so that another sheet's rows are never shown for this one. */
  origin: z.string(),
  readAt: z.number(),
  values: z.array(z.array(z.string())),
});

export type LastGoodRows = ReturnType<typeof lastGoodRows>;

/** Keeps the last good rows of one sheet in `folder`, so that a restart during an outage changes nothing. */
export function lastGoodRows(folder: string, origin: string) {
  const file = join(folder, 'company-sheet.json');
  return {
    /** The rows that were kept, or null when there are none of this sheet or the file can't be read. */
    async load() {
      try {
        const kept = stored.parse(JSON.parse(await readFile(file, 'utf8')));
        return kept.origin === origin ? kept : null;
      } catch {
        return null;
      }
    },
    /** Keeps rows; on return they are on the disk, whole. */
    save: (values: Rows, readAt: number) => writeDurably(file, JSON.stringify({ origin, readAt, values })),
  };
}
