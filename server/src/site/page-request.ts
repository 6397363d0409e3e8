import type { FormOutcome } from '@sharemore/platform/contract';
import type { Config } from '../config';
import type { PageRequest } from './render-pool';

/** A path that no area can claim: its page is the shell's alone. */
export const NOWHERE = '/no-such-page/of-any-area/at-all';

export type SiteConfig = Pick<Config, 'siteUrl' | 'newsletter' | 'company' | 'retentionDays'>;

/** What a render of a path is asked for. */
export function pageRequest(
  path: string,
  { siteUrl, company, ...config }: SiteConfig,
  formOutcome: FormOutcome | null = null,
): PageRequest {
  const { formUrl, honeypotField } = config.newsletter;
  const newsletter = { action: formUrl ?? '/api/newsletter', honeypotField };
  const { suspected: _, ...retentionDays } = config.retentionDays;
  const site = { siteUrl, newsletter, company, retentionDays };
  return { url: siteUrl + path, site, formOutcome, excluded: [] };
}
