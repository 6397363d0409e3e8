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

export interface LastGoodRows {
  /** The rows that were kept, or null when there are none of this sheet or the file can't be read. */
  load(): Promise<{ values: Rows; readAt: number } | null>;
  /** Keeps rows; on return they are on the disk, whole. */
  save(values: Rows, readAt: number): Promise<void>;
}

/** Keeps the last good rows of one sheet in `folder`, so that a restart during an outage changes nothing. */
export function lastGoodRows(folder: string, origin: string): LastGoodRows {
  const file = join(folder, 'company-sheet.json');
  return {
    async load() {
      const text = await readFile(file, 'utf8').catch(() => null);
      if (text === null) return null;
      try {
        const kept = stored.parse(JSON.parse(text));
        return kept.origin === origin ? kept : null;
      } catch {
        return null;
      }
    },
    save: (values, readAt) => writeDurably(file, JSON.stringify({ origin, readAt, values })),
  };
}
