import {
  type Company,
  type CompanyList,
  type CompanyOrigin,
  findCompany,
} from '@sharemore/platform/companies';
import { fromCompanies, type LoaderContext } from './company-list';
import { displayName } from './display-name';

/** Three-year outcomes in whole pounds. */
export interface ChartData {
  savingsAccount: number;
  withShareSave: number;
  withShareMore: number;
}

export interface AnalystCounts {
  buy: number;
  hold: number;
  sell: number;
}

/** What the page of one company shows, and nothing of any other: it travels in the document. */
export interface CompanyView
  extends Pick<
    Company,
    'name' | 'pipelineId' | 'sector' | 'description' | 'nextLaunchDate' | 'priceChange3Year'
  > {
  chart: ChartData;
  /** Whether the sheet has all three outcomes: a 0 that stands for a gap is no figure to speak of. */
  hasOutcomes: boolean;
  analysts: AnalystCounts;
  origin: CompanyOrigin;
}

/** Null when there is no such company; undefined when the browser's list cannot tell. */
type Lookup = CompanyView | null | undefined;

export interface LoadedCompany {
  slug: string;
  /** From the slug: what to show until the sheet's own name is there. */
  name: string;
  /** A promise only in the browser, while the list is on its way. */
  view: Lookup | Promise<Lookup>;
}

/** The company at `slug`, at once where the list is there; one that cannot be looked up is logged and null. */
export function loadCompany(slug: string, context: LoaderContext): LoadedCompany {
  const loaded = { slug, name: displayName(slug) };
  try {
    return {
      ...loaded,
      view: fromCompanies(context, (list, complete) => viewIn(list, slug) ?? (complete ? null : undefined)),
    };
  } catch (error) {
    console.error(`The company ${slug} could not be looked up.`, error);
    return { ...loaded, view: null };
  }
}

function viewIn({ companies, origin }: CompanyList, slug: string): CompanyView | null {
  const company = findCompany(companies, slug);
  return company && viewOf(company, origin);
}

/** Outcomes that the sheet lacks count as 0, and analysts are never fewer than none (spec section 3). */
function viewOf(company: Company, origin: CompanyOrigin): CompanyView {
  const { name, pipelineId, sector, description, nextLaunchDate, priceChange3Year } = company;
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
  const facts = { name, pipelineId, sector, description, nextLaunchDate, priceChange3Year };
  return { ...facts, chart, hasOutcomes, analysts, origin };
}
