import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from './parse-csv';
import type { Rows } from './rows';

/**
 * The illustration that the site shows until a sheet is configured: every company and every figure is invented,
 * and no pipeline of a real CRM has such an id. Kept as CSV so that anyone can edit it in a spreadsheet.
 */
export const readSampleSheet = () => readBundled('sample-sheet.csv');

/** The three sample companies of `USE_SAMPLE_DATA=true`. */
export const readSampleCompanies = () => readBundled('sample-companies.csv');

function readBundled(file: string): Rows {
  // The sources run as they are in development and tests, and from `server/dist` in a build.
  const folders = [import.meta.dirname, join(import.meta.dirname, '../src/sheet')];
  const folder = folders.find((candidate) => existsSync(join(candidate, file)));
  if (!folder) throw new Error(`The bundled sheet ${file} is missing`);
  return parseCsv(readFileSync(join(folder, file), 'utf8'));
}
