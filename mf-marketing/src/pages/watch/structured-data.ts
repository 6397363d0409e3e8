import type { SiteInfo } from '@sharemore/platform/contract';
import type { VideoObject } from 'schema-dts';
import { explainer } from '../../video';

/** The film, under the words that the page gives it. Search engines ask for it where the film is the main content. */
export function videoObject(
  { siteUrl }: SiteInfo,
  { title, lead }: { title: string; lead: string },
): VideoObject {
  return {
    '@type': 'VideoObject',
    name: title,
    description: lead,
    thumbnailUrl: siteUrl + explainer.posterJpeg,
    uploadDate: explainer.published,
    duration: `PT${explainer.seconds}S`,
    contentUrl: siteUrl + (explainer.sources.at(-1)?.src ?? ''),
  };
}
