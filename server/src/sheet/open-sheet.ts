import { createHash } from 'node:crypto';
import { sampleRows } from '@sharemore/platform/companies';
import type { SheetPayload } from '@sharemore/platform/contract';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { readSampleSheet } from './bundled-sheet';
import { type GoogleSheetSettings, googleSheet, SheetReadError } from './google-sheet';
import { type LastGoodRows, lastGoodRows } from './last-good-rows';
import { compareRows, type Rows, usedColumns } from './rows';

/** The sheet as the server has it now; `version` changes exactly when the rows do. */
export type CurrentSheet = SheetPayload & { version: string };

export interface Sheet {
  /** Null only when Google is configured and there never was a good read. */
  current(): CurrentSheet | null;
  /** When the rows were last read well from Google, in milliseconds since 1970; never for bundled rows. */
  readAt(): number | undefined;
  /** Loads the rows kept on disk and starts the background refresh; resolves when there is an answer to serve
   * or the first read has failed. */
  start(): Promise<void>;
  stop(): void;
}

interface SheetDependencies {
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

const minute = 60_000;
const longestWait = 30 * minute;

/**
 * The company sheet for the whole process: the sample companies when they are forced, Google's sheet when one
 * is configured, the bundled sample sheet otherwise. It answers from memory, whatever Google does.
 */
export function openSheet(
  config: Pick<Config, 'dataDir' | 'sheets'>,
  dependencies: SheetDependencies,
): Sheet {
  const { id, useSampleData, ...access } = config.sheets;
  if (useSampleData) return fixedSheet(sampleRows);
  if (!id) return fixedSheet(readSampleSheet());
  const kept = lastGoodRows(config.dataDir, `${id}!${access.range}`);
  return refreshedSheet({ id, ...access }, kept, dependencies);
}

function fixedSheet(rows: Rows): Sheet {
  const sheet = snapshot(rows, 'sample');
  return { current: () => sheet, readAt: () => undefined, start: async () => {}, stop: () => {} };
}

function refreshedSheet(
  settings: GoogleSheetSettings,
  kept: LastGoodRows,
  { logger }: SheetDependencies,
): Sheet {
  const read = googleSheet(settings);
  let sheet: CurrentSheet | null = null;
  let readAt: number | undefined;
  let failures = 0;
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
      await accept(rows);
      schedule(minute);
    } catch (error) {
      failures += 1;
      const wait = backoff(failures, error);
      logger.warn(
        {
          err: error,
          failures,
          retryInSeconds: Math.round(wait / 1000),
          serving: sheet ? 'last good rows' : 'nothing',
        },
        'The company sheet was not refreshed',
      );
      schedule(wait);
    }
  }

  async function accept(rows: Rows): Promise<void> {
    const next = snapshot(rows, 'sheet');
    readAt = Date.now();
    if (next.version !== sheet?.version) {
      sheet = next;
      logger.info({ rows: rows.length - 1, version: next.version }, 'The company sheet changed');
    }
    // A full disk must not keep good rows from visitors.
    await kept.save(rows, readAt).catch((error: unknown) => {
      logger.error({ err: error }, 'The company sheet could not be kept on disk');
    });
  }

  return {
    current: () => sheet,
    readAt: () => readAt,
    async start() {
      const last = await kept.load();
      if (!last) return refresh();
      sheet = snapshot(last.values, 'sheet');
      readAt = last.readAt;
      // A process that restarts again and again must not read more than once a minute either.
      const age = Date.now() - last.readAt;
      schedule(age >= 0 && age < minute ? minute - age : 0);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** One minute after the first failure, doubling to half an hour, with jitter; never sooner than Google asks. */
function backoff(failures: number, error: unknown): number {
  const wait = Math.min(minute * 2 ** (failures - 1), longestWait) * (1 + Math.random() / 4);
  return Math.max(wait, error instanceof SheetReadError ? error.retryAfterMs : 0);
}

function snapshot(values: Rows, source: SheetPayload['source']): CurrentSheet {
  const version = createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
  return { values, source, version };
}
