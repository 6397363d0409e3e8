import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleRows } from '@sharemore/platform/companies';
import type { SheetPayload, SheetStatus } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import { z } from 'zod';
import { backoffMs } from '../async/backoff';
import type { Config } from '../config';
import { FaultError } from '../http/outside-call';
import type { SheetText } from '../render/loaded-set';
import { writeDurably } from '../storage/write-durably';
import { readSampleSheet } from './bundled-sheet';
import { type GoogleSheetSettings, googleSheet } from './google-sheet';
import { type PublishedRows, publishedRows, type ReadRows, refuseLoss, SheetRefused } from './rows';

/** The sheet that the server currently holds; `version` changes exactly when the rows change. */
export type CurrentSheet = SheetPayload & { version: string };

export interface Sheet {
  /** Null only when Google is configured and no read has succeeded yet. */
  current(): CurrentSheet | null;
  status(): SheetStatus;
  /** Starts the background refresh; resolves when there are rows (from disk or Google) or the first read failed. */
  start(): Promise<void>;
  stop(): void;
}

type SheetLogger = Pick<Logger, 'info' | 'warn' | 'error'>;

const minute = 60_000;
const longestWait = 30 * minute;
/** The reason is in the log: it may name settings. */
const NOT_READ =
  'Google did not answer, or did not let the site in. The site tries again by itself; the people who run it find the reason in its log.';

/**
 * The company sheet for the whole process: the sample companies when they are forced, Google's sheet when one is
 * configured, otherwise the bundled sample sheet. It is served from memory, even while Google is down.
 */
export function openSheet(config: Pick<Config, 'dataDir' | 'sheets'>, logger: SheetLogger): Sheet {
  const { id, useSampleData, ...access } = config.sheets;
  if (useSampleData) return fixedSheet(sampleRows);
  if (!id) return fixedSheet(readSampleSheet());
  const kept = lastGoodRows(config.dataDir, `${id}!${access.range}`);
  return refreshedSheet({ id, ...access }, kept, logger);
}

function fixedSheet(rows: string[][]): Sheet {
  const sheet = snapshot(publishedRows({ rows, firstRow: 1 }), 'sample');
  return { current: () => sheet, status: () => ({}), start: async () => {}, stop: () => {} };
}

function refreshedSheet(settings: GoogleSheetSettings, kept: LastGoodRows, logger: SheetLogger): Sheet {
  const read = googleSheet(settings);
  let sheet: CurrentSheet | null = null;
  let status: SheetStatus = {};
  let failures = 0;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const schedule = (ms: number, news: SheetStatus = {}) => {
    const { readAt } = status;
    status = { readAt, ...news, nextReadAt: Date.now() + ms };
    if (!stopped) timer = setTimeout(refresh, ms).unref();
  };

  async function refresh(): Promise<void> {
    const triedAt = Date.now();
    try {
      await take(await read());
      failures = 0;
      schedule(minute, { readAt: triedAt, triedAt });
    } catch (error) {
      const serving = sheet ? 'last good rows' : 'nothing';
      if (error instanceof SheetRefused) {
        // Staff may mend it at any moment.
        failures = 0;
        logger.warn({ err: error, serving }, 'The company sheet was refused');
        schedule(minute, { triedAt, trouble: `The sheet was refused: ${error.message}.` });
        return;
      }
      failures += 1;
      const { fault, waits } = error instanceof FaultError ? error : {};
      const wait = backoffMs(failures, 2 * minute, longestWait, Math.max(minute, waits?.pauseMs ?? 0));
      const retryInSeconds = Math.round(wait / 1000);
      const about = { err: error, failures, retryInSeconds, serving };
      logger[fault?.mend ? 'error' : 'warn'](about, 'The company sheet was not refreshed');
      schedule(wait, { triedAt, trouble: NOT_READ });
    }
  }

  /** @throws {SheetRefused} */
  async function take(read: ReadRows): Promise<void> {
    const rows = publishedRows(read);
    refuseLoss(rows, sheet);
    const { companies, problems } = rows;
    const next = snapshot(rows, 'sheet');
    if (next.version !== sheet?.version) {
      sheet = next;
      logger.info(
        { companies, problems: problems.length, version: next.version },
        'The company sheet changed',
      );
    }
    // Visitors get the new rows even when the disk is full.
    await kept.save(rows, Date.now()).catch((error: unknown) => {
      logger.error({ err: error }, 'The company sheet could not be kept on disk');
    });
  }

  return {
    current: () => sheet,
    status: () => status,
    async start() {
      const last = await kept.load();
      if (!last) return refresh();
      const { readAt, origin: _, ...rows } = last;
      sheet = snapshot(rows, 'sheet');
      status = { readAt, triedAt: readAt };
      // Keeps the limit of one read a minute also for a process that restarts in a loop.
      const age = Date.now() - readAt;
      schedule(age >= 0 && age < minute ? minute - age : 0, status);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function snapshot(rows: PublishedRows, source: SheetPayload['source']): CurrentSheet {
  const version = hash('sha256', JSON.stringify(rows), 'base64url').slice(0, 16);
  return { ...rows, source, version };
}

/** Memoises `derive` by the sheet's version; the result is undefined until there are rows. */
export function derivedFromSheet<T>(sheet: Pick<Sheet, 'current'>, derive: (current: CurrentSheet) => T) {
  let last: { version: string; result: T } | undefined;
  return () => {
    const current = sheet.current();
    if (current && current.version !== last?.version)
      last = { version: current.version, result: derive(current) };
    return last?.result;
  };
}

/** Returns a function that gives the current sheet, serialised once per version, and how it is read. */
export function sheetText(sheet: Pick<Sheet, 'current'> & Partial<Sheet>): () => SheetText {
  const shared = derivedFromSheet(sheet, share);
  return () => ({ status: sheet.status?.(), ...(shared() ?? noSheet) });
}

const noSheet = share({ values: [], source: 'sheet', version: 'none' });

function share({ version, ...payload }: CurrentSheet): SheetText {
  return { version, json: Buffer.from(JSON.stringify(payload)) };
}

const storedRows = z.object({
  /** The sheet and range that the rows come from, so that rows of another sheet are never served. */
  origin: z.string(),
  readAt: z.number(),
  values: z.array(z.array(z.string())),
  companies: z.number(),
  problems: z.array(
    z.object({ row: z.number(), column: z.string(), name: z.string().optional(), fault: z.string() }),
  ),
});

type LastGoodRows = ReturnType<typeof lastGoodRows>;

/** Keeps the last good rows of one sheet in `folder`, so that they survive a restart during an outage. */
function lastGoodRows(folder: string, origin: string) {
  const file = join(folder, 'company-sheet.json');
  return {
    /** The kept rows, or null when there are none of this sheet or the file is unreadable. */
    async load() {
      const text = readFile(file, 'utf8');
      const kept = await text.then((text) => storedRows.parse(JSON.parse(text))).catch(() => null);
      return kept?.origin === origin ? kept : null;
    },
    /** Resolves when the rows are on disk. */
    save: (rows: PublishedRows, readAt: number) =>
      writeDurably(file, JSON.stringify({ origin, readAt, ...rows })),
  };
}
