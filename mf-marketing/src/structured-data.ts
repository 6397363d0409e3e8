import type { SiteInfo } from '@sharemore/platform/contract';
import type { Organization, VideoObject, WebSite } from 'schema-dts';
import { hero } from './content/watch';
import { explainer } from './video';

export function organization({ siteUrl, operator }: SiteInfo): Organization {
  return {
    '@type': 'Organization',
    name: 'ShareMore',
    legalName: operator.legalName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    email: operator.email,
    sameAs: Object.values(operator.social),
  };
}

export function website({ siteUrl }: SiteInfo): WebSite {
  return { '@type': 'WebSite', name: 'ShareMore', url: `${siteUrl}/`, inLanguage: 'en-GB' };
}

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
