import type { CompanyOrigin } from './company';
import { companyList, type LoaderContext } from './company-list';
import { displayName } from './display-name';
import {
  type AnalystCounts,
  type ChartData,
  findAnalystCounts,
  findChartData,
  findCompany,
  findPipelineId,
} from './lookups';

/** What the page of one company shows, and nothing of any other: it travels in the document. */
export interface CompanyView {
  chart: ChartData;
  analysts: AnalystCounts;
  /** '' when the sheet names no pipeline: then nobody can register yet. */
  pipelineId: string;
  sector?: string;
  description?: string;
  nextLaunchDate?: string;
  origin: CompanyOrigin;
}

export interface LoadedCompany {
  slug: string;
  name: string;
  /** Null when there is no such company; a promise only in the browser, while the list is on its way. */
  view: CompanyView | null | Promise<CompanyView | null>;
}

/** The company at `slug`: whole on the server; in the browser whole if the list is there, else on its way. */
export async function loadCompany(slug: string, context: LoaderContext): Promise<LoadedCompany> {
  const list = companyList(context);
  const view = viewOf(slug, list);
  return { slug, name: displayName(slug), view: list instanceof Promise ? view : await view };
}

async function viewOf(slug: string, list: ReturnType<typeof companyList>): Promise<CompanyView | null> {
  const source = () => list;
  const [company, chart, analysts, pipelineId] = await Promise.all([
    findCompany(slug, source),
    findChartData(slug, source),
    findAnalystCounts(slug, source),
    findPipelineId(slug, source),
  ]);
  if (!company || !chart || !analysts || pipelineId === null) return null;
  const { sector, description, nextLaunchDate } = company;
  const { origin } = await list;
  return { chart, analysts, pipelineId, sector, description, nextLaunchDate, origin };
}
