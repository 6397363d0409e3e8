import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Company, parseCompanies } from '@sharemore/platform/companies';
import { root } from '../../tools/apps';
import type { Site } from './site';

interface StoredLead {
  id: string;
  kind: string;
  state: string;
  payload: Record<string, string>;
}

/** The leads of one person, as staff see them: by `npm run leads -- list --json --email …`. */
export async function storedLeads(site: Site, email: string): Promise<StoredLead[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'server/src/leads/cli.ts', 'list', '--json', '--email', email],
    { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: site.dataDir } },
  );
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StoredLead);
}

/** A company of the site's own sheet, with a pipeline or without. */
export async function companyOf(site: Site, { hasPipeline }: { hasPipeline: boolean }): Promise<Company> {
  const { values } = (await (await fetch(`${site.url}/api/google-sheets`)).json()) as { values: string[][] };
  const company = parseCompanies(values).find((one) => Boolean(one.pipelineId) === hasPipeline);
  if (!company) throw new Error('The sheet has no such company');
  return company;
}
