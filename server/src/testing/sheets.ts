import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';
import { type FakeSheets, startFakeSheets } from '../../../tests/fakes/sheets';
import { type Config, readConfig } from '../config';
import { openSheet, type Sheet } from '../sheet/open-sheet';

export const minute = 60_000;
/** What Google's sheet holds at first: headers and two companies. */
export const rows = [
  ['Company name', 'Sector', 'Ticker'],
  ['Marlowick', 'Retail', 'MARL1'],
  ['Aldercombe', 'Insurance', 'ALDE1'],
];

/** Google's sheet, and the data folder, of the current test. */
export let google: FakeSheets;
export let dataDir: string;
let open: Sheet[] = [];
/** Records every timer; the fake clock advances only when a test moves it. */
let timers: MockInstance<typeof setTimeout>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  timers = vi.spyOn(globalThis, 'setTimeout');
  google = await startFakeSheets(rows);
  dataDir = await mkdtemp(join(tmpdir(), 'sheet-'));
});

afterEach(async () => {
  for (const sheet of open) sheet.stop();
  open = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
  await google.close();
});

/** The delay of each refresh so far, in milliseconds; every other timer is shorter than a minute. */
export const waits = () => timers.mock.calls.map(([, ms = 0]) => ms).filter((ms) => ms >= minute);

/** Advances to the next refresh and waits until it ends. @returns the delay of the refresh after it. */
export async function refreshed(afterMs = waits().at(-1) ?? 0): Promise<number> {
  const { length } = waits();
  vi.advanceTimersByTime(afterMs);
  while (waits().length === length) await new Promise(setImmediate);
  return waits().at(-1) ?? 0;
}

/** Opens and starts a sheet. */
export async function openWith(settings: Partial<Config['sheets']> = {}, folder = dataDir) {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const sheets = { ...readConfig(google.env).sheets, ...settings };
  const sheet = openSheet({ dataDir: folder, sheets }, logger);
  open.push(sheet);
  await sheet.start();
  return { sheet, logger };
}
