import {
  type Company,
  type CompanyList,
  type CompanyOrigin,
  findCompany,
} from '@sharemore/platform/companies';
import { type LoaderContext, withCompanies } from './company-list';
import { displayName } from './display-name';

/** Three-year outcomes in whole pounds. */
export type ChartData = Required<Pick<Company, 'savingsAccount' | 'withShareSave' | 'withShareMore'>>;

export interface AnalystCounts {
  buy: number;
  hold: number;
  sell: number;
}

/** What the page of one company shows. It is embedded in the document, so it contains no other company. */
export interface CompanyView
  extends Pick<
    Company,
    'name' | 'pipelineId' | 'sector' | 'description' | 'employeeSize' | 'nextLaunchDate' | 'priceChange3Year'
  > {
  chart: ChartData;
  /** Whether the sheet has all three outcomes. Otherwise the chart contains a 0 for each gap: do not show it. */
  hasOutcomes: boolean;
  analysts: AnalystCounts;
  origin: CompanyOrigin;
}

/** Null when there is no such company; undefined when the browser's list may be out of date. */
type Lookup = CompanyView | null | undefined;

export interface LoadedCompany {
  slug: string;
  /** Derived from the slug, for display until the list is loaded. */
  name: string;
  /** A promise only in the browser, while the list is loading. */
  view: Lookup | Promise<Lookup>;
}

/** Looks the company at `slug` up, synchronously where the list is available. An error is logged and gives null. */
export function loadCompany(slug: string, context: LoaderContext): LoadedCompany {
  const loaded = { slug, name: displayName(slug) };
  try {
    return {
      ...loaded,
      view: withCompanies(context, (list, isCurrent) => viewIn(list, slug) ?? (isCurrent ? null : undefined)),
    };
  } catch (error) {
    console.error(`The company ${slug} could not be looked up.`, error);
    return { ...loaded, view: null };
  }
}

/** Missing outcomes count as 0, and so do negative numbers of analysts (spec section 3). */
function viewIn({ companies, origin }: CompanyList, slug: string): CompanyView | null {
  const company = findCompany(companies, slug);
  if (!company) return null;
  const { name, pipelineId, sector, description, employeeSize, nextLaunchDate, priceChange3Year } = company;
  const { savingsAccount = 0, withShareSave = 0, withShareMore = 0 } = company;
  const analysts = {
    buy: Math.max(0, company.analystsBuy),
    hold: Math.max(0, company.analystsHold),
    sell: Math.max(0, company.analyststSell),
  };
  const hasOutcomes = [company.savingsAccount, company.withShareSave, company.withShareMore].every(
    (outcome) => outcome !== undefined,
  );
  const chart = { savingsAccount, withShareSave, withShareMore };
  const facts = { name, pipelineId, sector, description, employeeSize, nextLaunchDate, priceChange3Year };
  return { ...facts, chart, hasOutcomes, analysts, origin };
}
