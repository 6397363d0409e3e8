import type { SiteInfo } from '@sharemore/platform/contract';
import type { VideoObject } from 'schema-dts';
import type { HeadWords } from '../content/page-words';
import { explainer } from '.';

/** The film, under the words that the page gives it. */
export function film({ siteUrl }: SiteInfo, { title, description }: HeadWords): VideoObject {
  return {
    '@type': 'VideoObject',
    name: title,
    description,
    thumbnailUrl: siteUrl + explainer.posterJpeg,
    uploadDate: explainer.published,
    duration: `PT${explainer.seconds}S`,
    contentUrl: siteUrl + (explainer.sources.at(-1)?.src ?? ''),
  };
}
