import { type Company, parseCompanies } from '@sharemore/platform/companies';
import type { Lead } from '../../server/src/leads/lead';
import { openLeadStore } from '../../server/src/leads/store';
import { leadsIn } from '../../server/src/testing/leads';
import { logger } from '../../server/src/testing/silent-logger';
import type { SharedSite } from './site';

/** Reads the leads, all or of one email address, from the store of a site. */
export async function storedLeads({ dataDir }: Pick<SharedSite, 'dataDir'>, email?: string): Promise<Lead[]> {
  await using store = await openLeadStore({ dataDir }, { logger });
  return await leadsIn(store, { email });
}

/** Returns a company of the site's sheet that has a pipeline, or one that has none. */
export async function companyOf(
  site: SharedSite,
  { hasPipeline }: { hasPipeline: boolean },
): Promise<Company> {
  const { values } = (await (await fetch(`${site.url}/api/google-sheets`)).json()) as { values: string[][] };
  const company = parseCompanies(values).find((one) => Boolean(one.pipelineId) === hasPipeline);
  if (!company) throw new Error('The sheet has no such company');
  return company;
}
