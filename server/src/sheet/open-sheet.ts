import { hash } from 'node:crypto';
import { sampleRows } from '@sharemore/platform/companies';
import type { SheetPayload } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import { backoffMs } from '../async/backoff';
import type { Config } from '../config';
import { readSampleSheet } from './bundled-sheet';
import { type GoogleSheetSettings, googleSheet, SheetReadError } from './google-sheet';
import { type LastGoodRows, lastGoodRows } from './last-good-rows';
import { compareRows, type Rows, usedColumns } from './rows';

/** The sheet that the server currently holds; `version` changes exactly when the rows change. */
export type CurrentSheet = SheetPayload & { version: string };

export interface Sheet {
  /** Null only when Google is configured and no read has succeeded yet. */
  current(): CurrentSheet | null;
  /** The time of the last good read from Google, in milliseconds since 1970; undefined for bundled rows. */
  readAt(): number | undefined;
  /** Starts the background refresh; resolves when there are rows (from disk or Google) or the first read failed. */
  start(): Promise<void>;
  stop(): void;
}

type SheetLogger = Pick<Logger, 'info' | 'warn' | 'error'>;

const minute = 60_000;
const longestWait = 30 * minute;

/**
 * The company sheet for the whole process: the sample companies when they are forced, Google's sheet when one is
 * configured, otherwise the bundled sample sheet. It is served from memory, even while Google is down.
 */
export function openSheet(
  config: Pick<Config, 'dataDir' | 'sheets'>,
  { logger }: { logger: SheetLogger },
): Sheet {
  const { id, useSampleData, ...access } = config.sheets;
  if (useSampleData) return fixedSheet(sampleRows);
  if (!id) return fixedSheet(readSampleSheet());
  const kept = lastGoodRows(config.dataDir, `${id}!${access.range}`);
  return refreshedSheet({ id, ...access }, kept, logger);
}

function fixedSheet(rows: Rows): Sheet {
  const sheet = snapshot(rows, 'sample');
  return { current: () => sheet, readAt: () => undefined, start: async () => {}, stop: () => {} };
}

function refreshedSheet(settings: GoogleSheetSettings, kept: LastGoodRows, logger: SheetLogger): Sheet {
  const read = googleSheet(settings);
  let sheet: CurrentSheet | null = null;
  let readAt: number | undefined;
  let failures = 0;
  /** What the log says that staff must mend. */
  let forStaff = '';
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const schedule = (ms: number) => {
    if (!stopped) timer = setTimeout(refresh, ms).unref();
  };

  async function refresh(): Promise<void> {
    try {
      const rows = usedColumns(await read());
      const { refusal, lostHeaders = [] } = compareRows(rows, sheet?.values ?? null);
      if (refusal) throw new SheetReadError(`The sheet was refused: ${refusal}`);
      if (lostHeaders.length > 0) logger.warn({ headers: lostHeaders }, 'The company sheet lost headers');
      failures = 0;
      forStaff = '';
      const next = snapshot(rows, 'sheet');
      readAt = Date.now();
      if (next.version !== sheet?.version) {
        sheet = next;
        logger.info({ rows: rows.length - 1, version: next.version }, 'The company sheet changed');
      }
      // Visitors get the new rows even when the disk is full.
      await kept.save(rows, readAt).catch((error: unknown) => {
        logger.error({ err: error }, 'The company sheet could not be kept on disk');
      });
      schedule(minute);
    } catch (error) {
      failures += 1;
      const retryAfterMs = error instanceof SheetReadError ? error.retryAfterMs : 0;
      const wait = backoffMs(failures, 2 * minute, longestWait, Math.max(minute, retryAfterMs));
      const retryInSeconds = Math.round(wait / 1000);
      const serving = sheet ? 'last good rows' : 'nothing';
      if (error instanceof SheetReadError && error.needsStaff && error.message !== forStaff) {
        forStaff = error.message;
        logger.error(forStaff);
      }
      logger.warn({ err: error, failures, retryInSeconds, serving }, 'The company sheet was not refreshed');
      schedule(wait);
    }
  }

  return {
    current: () => sheet,
    readAt: () => readAt,
    async start() {
      const last = await kept.load();
      if (!last) return refresh();
      sheet = snapshot(last.values, 'sheet');
      readAt = last.readAt;
      // Keeps the limit of one read a minute also for a process that restarts in a loop.
      const age = Date.now() - last.readAt;
      schedule(age >= 0 && age < minute ? minute - age : 0);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function snapshot(values: Rows, source: SheetPayload['source']): CurrentSheet {
  const version = hash('sha256', JSON.stringify(values), 'base64url').slice(0, 16);
  return { values, source, version };
}
