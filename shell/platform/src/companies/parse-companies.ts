import type { SheetProblem } from '../contract';
import { type CellReader, text } from './cells';
import { type Company, companyOf } from './company';
import { type Column, findHeaderRow, locateColumns } from './headers';
import { numberSlugs } from './slug';

/** A row that became no company, or a cell that was not understood and counts as empty. */
interface SheetFault extends Omit<SheetProblem, 'column'> {
  /** The index of the row. */
  row: number;
  /** The position of the cell; absent when the whole row was left out. */
  position?: number;
}

/** The companies of the sheet's rows, sorted by name. */
export function parseCompanies(rows: readonly (readonly string[])[]): Company[] {
  return readSheet(rows).companies;
}

/**
 * Turns the sheet's rows into companies, sorted by name, and tells what it left out. The headers are found among the
 * first ten rows, else the first row counts as theirs. Slugs are unique, and do not depend on the order of the rows.
 * Sectors that differ only in case are spelt as in the first row.
 */
export function readSheet(rows: readonly (readonly string[])[]) {
  const headerRow = Math.max(0, findHeaderRow(rows));
  const headers = rows[headerRow] ?? [];
  const positions = locateColumns(headers);
  const faults: SheetFault[] = [];
  const sectors = new Map<string, string>();
  const found: { company: Company; hasOwnSlug: boolean; sortKey: string }[] = [];
  for (const [row, cells] of rows.entries()) {
    // Empty rows, and the headers again, as of two lists in one.
    const isRow = Object.values(positions).some((at) => cells[at]?.trim() && cells[at] !== headers[at]);
    if (row <= headerRow || !isRow) continue;
    let name: string | undefined;
    const read = <T>(column: Column, reader: CellReader<T>): T | undefined => {
      const position = positions[column];
      const { value, fault } = position === undefined ? {} : reader(cells[position] ?? '');
      if (fault) faults.push({ row, name, fault, ...(name !== undefined && { position }) });
      return value;
    };
    name = read('name', text);
    if (name === undefined) {
      if (faults.at(-1)?.row !== row) faults.push({ row, fault: 'is empty' });
      continue;
    }
    const slug = read('slug', text) ?? '';
    const company = companyOf(name, slug, read);
    if (company.sector) {
      const key = company.sector.toLowerCase();
      sectors.set(key, sectors.get(key) ?? company.sector);
      company.sector = sectors.get(key);
    }
    // Numbers by value. Not by `Intl.Collator`: its first use takes a phone 40 ms.
    const sortKey = company.comparableName.replace(/\d+/g, (digits) => digits.padStart(12, '0'));
    found.push({ company, hasOwnSlug: slug !== '', sortKey });
  }
  numberSlugs(found);
  found.sort((a, b) => (a.sortKey < b.sortKey ? -1 : Number(a.sortKey > b.sortKey)));
  return { companies: found.map(({ company }) => company), headerRow, positions, faults };
}

/** Rows of three invented companies, shown when no list is available (spec section 8). */
export const sampleRows = `
Company name|Savings account|With Sharesave|With ShareMore|Pipeline ID|Stock symbol|\
3yr price change|Analysts buy|Analysts hold|Analysts sell|Sector|UK staff count|Description
Bryndale Pharma|377|585|1125|990001|BRPH1|30|14|6|3|Pharmaceuticals|10400|Medicines for heart and rare diseases
Fennimore Drinks|377|540|900|990002|FEDR1|20|9|5|1|Food & drink|1200|Bottler of soft drinks
Ostler & Wray|377|450|450|990003|OSWR1|0|5|8|3|Financial services|5200|Savings and investments`
  .trim()
  .split('\n')
  .map((row) => row.split('|'));

/** A function, because many pages import this module and few need the list. */
export const sampleCompanies = () => parseCompanies(sampleRows);
