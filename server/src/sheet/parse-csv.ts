/**
 * Reads CSV text (RFC 4180: quoted cells may hold commas, quotes doubled and line breaks) into rows of cells.
 * Only for files of this repository; visitors' data never comes as CSV.
 */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // One cell a match: quoted or plain, then what ends it (a comma, a line break, or the end of the text).
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  for (const [, quoted, plain = '', end] of text.matchAll(cells)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    if (end !== '' || row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}
