import type { SiteInfo } from '@sharemore/platform/contract';
import type { VideoObject } from 'schema-dts';
import { hero } from '../../content/watch';
import { explainer } from '../../video';

/** The film, for search engines: they expect it on the page whose main content is the film. */
export function videoObject({ siteUrl }: SiteInfo): VideoObject {
  return {
    '@type': 'VideoObject',
    name: hero.title,
    description: hero.lead,
    thumbnailUrl: siteUrl + explainer.posterJpeg,
    uploadDate: explainer.published,
    duration: `PT${explainer.seconds}S`,
    contentUrl: siteUrl + (explainer.sources.at(-1)?.src ?? ''),
  };
}
