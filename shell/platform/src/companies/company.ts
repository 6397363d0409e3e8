/** One employer, built from a row of the company sheet (spec section 3). */
export interface Company {
  name: string;
  /** The name for comparison with what people type (`comparable`). */
  searchName: string;
  slug: string;
  /** Three-year outcomes in whole pounds; absent when the cell holds no number. */
  savingsAccount?: number;
  withShareSave?: number;
  withShareMore?: number;
  /** A whole number above 0; '' while registration for this company is closed. */
  pipelineId: string;
  stockSymbol: string;
  /** As the sheet writes it (per cent, decimals kept); 0 when unknown. */
  priceChange3Year: number;
  analystsBuy: number;
  analystsHold: number;
  /** Spelt as the specification spells it. */
  analyststSell: number;
  sector?: string;
  /** UK staff, a whole number above 0. */
  employeeSize?: number;
  /** The specification's `nextLaunchDate`, which is free text such as "Autumn 2026". */
  nextLaunch?: string;
  description?: string;
}

/**
 * The source of a list: a live sheet, the server's bundled sample sheet, or the three built-in companies that replace
 * an unavailable list. All but `sheet` are illustrations and must be labelled as such.
 */
export type CompanyOrigin = 'sheet' | 'sample' | 'built-in';

export interface CompanyList {
  companies: readonly Company[];
  origin: CompanyOrigin;
}
