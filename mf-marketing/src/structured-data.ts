import type { SiteInfo } from '@sharemore/platform/contract';
import type { Organization, WebSite } from 'schema-dts';

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

/** The site; its search is the directory of employers. */
export function website({ siteUrl }: SiteInfo): WebSite {
  return {
    '@type': 'WebSite',
    name: 'ShareMore',
    url: `${siteUrl}/`,
    inLanguage: 'en-GB',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/companies?q={search_term_string}` },
      // Spread in, because `schema-dts` does not type the hyphenated name that search engines read.
      ...{ 'query-input': 'required name=search_term_string' },
    },
  };
}
