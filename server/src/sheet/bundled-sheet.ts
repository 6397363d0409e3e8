import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rows } from './rows';

/**
 * The sample sheet that the site shows until a sheet is configured. Every company and figure is invented, and no real
 * CRM has its pipeline ids. The file is tab-separated, so that anyone can edit it in a spreadsheet; no cell contains a
 * tab or a line break.
 */
export function readSampleSheet(): Rows {
  // This module runs from `server/src/sheet` in development and tests, and from `server/dist` in a build.
  const folders = [import.meta.dirname, join(import.meta.dirname, '../src/sheet')];
  const file = folders.map((folder) => join(folder, 'sample-sheet.tsv')).find((each) => existsSync(each));
  if (!file) throw new Error('The bundled sheet sample-sheet.tsv is missing');
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}
