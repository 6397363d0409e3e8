import { type Company, parseCompanies } from '@sharemore/platform/companies';
import type { Lead } from '../../server/src/leads/lead';
import { openLeadStore } from '../../server/src/leads/store';
import { leadsIn } from '../../server/src/testing/leads';
import { logger } from '../../server/src/testing/silent-logger';
import type { Site } from './site';

/** The leads of one person, from the site's own store, beside the process that serves. */
export async function storedLeads({ dataDir }: Site, email: string): Promise<Lead[]> {
  const store = await openLeadStore({ dataDir }, { logger });
  try {
    return await leadsIn(store, { email });
  } finally {
    await store.close();
  }
}

/** A company of the site's own sheet, with a pipeline or without. */
export async function companyOf(site: Site, { hasPipeline }: { hasPipeline: boolean }): Promise<Company> {
  const { values } = (await (await fetch(`${site.url}/api/google-sheets`)).json()) as { values: string[][] };
  const company = parseCompanies(values).find((one) => Boolean(one.pipelineId) === hasPipeline);
  if (!company) throw new Error('The sheet has no such company');
  return company;
}
