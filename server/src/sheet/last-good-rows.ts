import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../storage/write-durably';
import type { PublishedRows } from './rows';

const stored = z.object({
  /** The sheet and range that the rows come from, so that rows of another sheet are never served. */
  origin: z.string(),
  readAt: z.number(),
  values: z.array(z.array(z.string())),
  companies: z.number(),
  problems: z.array(
    z.object({ row: z.number(), column: z.string(), name: z.string().optional(), fault: z.string() }),
  ),
});

export type LastGoodRows = ReturnType<typeof lastGoodRows>;

/** Keeps the last good rows of one sheet in `folder`, so that they survive a restart during an outage. */
export function lastGoodRows(folder: string, origin: string) {
  const file = join(folder, 'company-sheet.json');
  return {
    /** The kept rows, or null when there are none of this sheet or the file is unreadable. */
    async load() {
      const text = readFile(file, 'utf8');
      const kept = await text.then((text) => stored.parse(JSON.parse(text))).catch(() => null);
      return kept?.origin === origin ? kept : null;
    },
    /** Resolves when the rows are on disk. */
    save: (rows: PublishedRows, readAt: number) =>
      writeDurably(file, JSON.stringify({ origin, readAt, ...rows })),
  };
}
