/** The columns of the company sheet that the site reads. */
export type Column =
  | 'name'
  | 'slug'
  | 'sector'
  | 'employeeSize'
  | 'description'
  | 'nextLaunchDate'
  | 'savingsAccount'
  | 'withShareSave'
  | 'withShareMore'
  | 'pipelineId'
  | 'stockSymbol'
  | 'priceChange3Year'
  | 'analystsBuy'
  | 'analystsHold'
  | 'analystsSell';

interface HeaderRule {
  /** Matched against the header in lower case with everything but letters and digits removed. */
  matches: RegExp;
  /** Zero-based position used when no header matches (spec section 3). */
  fallback?: number;
}

const analysts = (verdict: string) =>
  new RegExp(`analyst.*${verdict}|${verdict}.*analyst|^${verdict}(ratings?|recommendations?)?$`);

const headerRules: Record<Column, HeaderRule> = {
  name: { matches: /^(company)?name$|^company$/, fallback: 0 },
  slug: { matches: /^(company)?slug$/ },
  sector: { matches: /^(company)?sector$|^industry$/ },
  employeeSize: { matches: /^ukstaffcount$|^ukemployees$|^employeesize$|^employees$/ },
  description: { matches: /^(company)?description$/ },
  nextLaunchDate: { matches: /^(next)?launchdate$|^upcominglaunch$/ },
  savingsAccount: { matches: /^savingsaccount(gbp)?$/, fallback: 2 },
  withShareSave: { matches: /^withsharesave(gbp)?$/, fallback: 3 },
  withShareMore: { matches: /^withsharemore(gbp)?$/, fallback: 4 },
  pipelineId: { matches: /^pipelineid$/, fallback: 5 },
  stockSymbol: { matches: /^(stock)?symbol$|^(stock)?ticker$/, fallback: 6 },
  priceChange3Year: { matches: /^(?=.*(3|three)y(ea)?r)(?=.*change)/, fallback: 7 },
  analystsBuy: { matches: analysts('buy'), fallback: 11 },
  analystsHold: { matches: analysts('hold'), fallback: 12 },
  analystsSell: { matches: analysts('sell'), fallback: 13 },
};

const columns = Object.keys(headerRules) as Column[];

/** A header reduced to its letters and digits, so that case, line breaks, hyphens and "(£)" don't matter. */
function squeeze(header: string): string {
  return header.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/**
 * Finds each column by its header, and by its fixed position where the header is missing. A fixed position
 * that another column's header claims is left alone: a ticker must never be read as a pipeline id.
 */
export function locateColumns(headerRow: readonly string[]): Partial<Record<Column, number>> {
  const headers = headerRow.map((header) => squeeze(header ?? ''));
  const found: Partial<Record<Column, number>> = {};
  for (const column of columns) {
    const position = headers.findIndex((header) => headerRules[column].matches.test(header));
    if (position >= 0) found[column] = position;
  }
  const claimed = new Set(Object.values(found));
  for (const column of columns) {
    const { fallback } = headerRules[column];
    if (found[column] === undefined && fallback !== undefined && !claimed.has(fallback)) {
      found[column] = fallback;
    }
  }
  return found;
}
