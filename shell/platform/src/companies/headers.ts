import { comparable } from '../readable-text';

const analysts = (verdict: string) =>
  new RegExp(`analyst.*${verdict}|${verdict}.*analyst|^${verdict}(ratings?|recommendations?)?$`);

/** Patterns for the header as `comparable` has it, the best first, and the zero-based column to use if none matches (spec section 3). */
const rule = (matches: RegExp | RegExp[], fallback?: number) => ({ matches: [matches].flat(), fallback });

/** Titles and notes may stand above the headers. */
export const HEADERS_WITHIN = 10;

const headerRules = {
  name: rule([/^companyname$/, /^company$/, /^name$/], 0),
  slug: rule(/^(company)?slug$/),
  sector: rule(/^(company)?sector$|^industry$/),
  employeeSize: rule([/^ukstaffcount$|^ukemployees$|^employeesize$/, /^employees$/]),
  description: rule(/^(company)?description$/),
  nextLaunch: rule(/^(next)?launchdate$|^upcominglaunch$/),
  savingsAccount: rule(/^savingsaccount(gbp)?$/, 2),
  withShareSave: rule(/^withsharesave(gbp)?$/, 3),
  withShareMore: rule(/^withsharemore(gbp)?$/, 4),
  pipelineId: rule(/^pipelineid$/, 5),
  stockSymbol: rule(/^(stock)?symbol$|^(stock)?ticker$/, 6),
  priceChange3Year: rule(/^(?=.*(3|three)y)(?=.*change)/, 7),
  analystsBuy: rule(analysts('buy'), 11),
  analystsHold: rule(analysts('hold'), 12),
  analystsSell: rule(analysts('sell'), 13),
};

export type Column = keyof typeof headerRules;

const columns = Object.keys(headerRules) as Column[];

/**
 * The index of the header row: of the first rows with a header for the name, the one with most known headers. -1 when
 * there is none.
 */
export function findHeaderRow(rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, HEADERS_WITHIN).map((row) => {
    const found = locateByHeader(row);
    return found.name === undefined ? 0 : Object.keys(found).length;
  });
  return Math.max(...known, 0) === 0 ? -1 : known.indexOf(Math.max(...known));
}

function locateByHeader(headerRow: readonly string[]): Partial<Record<Column, number>> {
  const headers = Array.from(headerRow, (header) => comparable(header ?? ''));
  const found: Partial<Record<Column, number>> = {};
  for (const column of columns) {
    const positions = headerRules[column].matches.map((each) => headers.findIndex((name) => each.test(name)));
    const position = positions.find((at) => at >= 0);
    if (position !== undefined) found[column] = position;
  }
  return found;
}

/**
 * Finds each column by its header, or at its fixed position if the header is missing. It never uses a fixed position
 * that holds another column's header: a ticker must not be read as a pipeline id.
 */
export function locateColumns(headerRow: readonly string[]): Partial<Record<Column, number>> {
  const found = locateByHeader(headerRow);
  const claimed = new Set(Object.values(found));
  for (const column of columns) {
    const { fallback } = headerRules[column];
    if (found[column] === undefined && fallback !== undefined && !claimed.has(fallback)) {
      found[column] = fallback;
    }
  }
  return found;
}
