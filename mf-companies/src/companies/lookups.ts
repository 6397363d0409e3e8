import type { Company, CompanyList } from './company';

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

type ListSource = () => CompanyList | Promise<CompanyList>;

/** The three outcomes of the company at `slug`, each 0 if missing; null when there is no such company. */
export function findChartData(slug: string, source: ListSource): Promise<ChartData | null> {
  return lookUp(slug, source, ({ savingsAccount = 0, withShareSave = 0, withShareMore = 0 }) => ({
    savingsAccount,
    withShareSave,
    withShareMore,
  }));
}

/** The CRM pipeline of the company at `slug` ('' when its row has none); null when there is no such company. */
export function findPipelineId(slug: string, source: ListSource): Promise<string | null> {
  return lookUp(slug, source, ({ pipelineId }) => pipelineId);
}

/** How many analysts recommend what, floored at 0; null when there is no such company. */
export function findAnalystCounts(slug: string, source: ListSource): Promise<AnalystCounts | null> {
  return lookUp(slug, source, ({ analystsBuy, analystsHold, analyststSell }) => ({
    buy: Math.max(0, analystsBuy),
    hold: Math.max(0, analystsHold),
    sell: Math.max(0, analyststSell),
  }));
}

/** The company at `slug`, or null; a list that cannot be had is logged and counts as null too. */
export function findCompany(slug: string, source: ListSource): Promise<Company | null> {
  return lookUp(slug, source, (company) => company);
}

async function lookUp<T>(
  slug: string,
  source: ListSource,
  derive: (company: Company) => T,
): Promise<T | null> {
  try {
    const { companies } = await source();
    const company = companies.find((candidate) => candidate.slug === slug);
    return company ? derive(company) : null;
  } catch (error) {
    console.error(`The company ${slug} could not be looked up.`, error);
    return null;
  }
}
