import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rows } from './rows';

/**
 * The illustration that the site shows until a sheet is configured: every company and every figure is invented,
 * and no pipeline of a real CRM has such an id. Cells with tabs between them, so that anyone can edit it in a
 * spreadsheet; no cell holds a tab or a line break.
 */
export function readSampleSheet(): Rows {
  // The sources run as they are in development and tests, and from `server/dist` in a build.
  const folders = [import.meta.dirname, join(import.meta.dirname, '../src/sheet')];
  const file = folders.map((folder) => join(folder, 'sample-sheet.tsv')).find((each) => existsSync(each));
  if (!file) throw new Error('The bundled sheet sample-sheet.tsv is missing');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}
