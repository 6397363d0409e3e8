import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The sample sheet that the site shows until a sheet is configured. Every company and figure is invented, and no real
 * CRM has its pipeline ids. The file is tab-separated, so that anyone can edit it in a spreadsheet; no cell contains a
 * tab or a line break.
 */
export function readSampleSheet(): string[][] {
  // A build copies the file beside itself.
  const lines = readFileSync(join(import.meta.dirname, 'sample-sheet.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => line.split('\t'));
}
