import { formActions } from '@sharemore/platform/contract/forms';
import type { Config } from '../config';
import type { PageRequest } from './render-pool';

/** A path that no area owns, so that the shell alone renders its page (404). */
export const NOWHERE = '/no-such-page/of-any-area/at-all';

export type SiteConfig = Pick<Config, 'siteUrl' | 'newsletter' | 'operator' | 'retentionDays'>;

/** The input for rendering a path. */
export function pageRequest(path: string, { siteUrl, operator, ...config }: SiteConfig): PageRequest {
  const newsletter = { action: formActions.newsletter, honeypotField: config.newsletter.honeypotField };
  const { suspected: _, ...retentionDays } = config.retentionDays;
  const site = { siteUrl, newsletter, operator, retentionDays };
  return { url: siteUrl + path, site, formOutcome: null, unavailable: [] };
}
