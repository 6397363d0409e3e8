import type { SiteInfo } from '@sharemore/platform/contract';
import type { Organization, VideoObject, WebSite } from 'schema-dts';
import type { HeadWords } from './content/page-words';
import { explainer } from './video';

/** Who is behind the site, as its footer says. */
export function organization({ siteUrl, company }: SiteInfo): Organization {
  return {
    '@type': 'Organization',
    name: 'ShareMore',
    legalName: company.legalName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    email: company.email,
    sameAs: Object.values(company.social),
  };
}

/** The site, with the address of its search: the directory of employers. */
export function website({ siteUrl }: SiteInfo): WebSite {
  return {
    '@type': 'WebSite',
    name: 'ShareMore',
    url: `${siteUrl}/`,
    inLanguage: 'en-GB',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/companies?q={search_term_string}` },
      // The name that search engines read; schema.org writes it with a hyphen.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  };
}

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
