import type { SiteInfo } from '@sharemore/platform/contract';
import type { VideoObject } from 'schema-dts';
import { explainer } from '.';

/** The film, under the words that the page gives it. */
export function film(
  { siteUrl }: SiteInfo,
  { title, caption }: { title: string; caption: string },
): VideoObject {
  return {
    '@type': 'VideoObject',
    name: title,
    description: caption,
    thumbnailUrl: siteUrl + explainer.posterJpeg,
    uploadDate: explainer.published,
    duration: `PT${explainer.seconds}S`,
    contentUrl: siteUrl + (explainer.sources.at(-1)?.src ?? ''),
  };
}
