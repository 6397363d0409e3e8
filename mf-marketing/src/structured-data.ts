import type { SiteInfo } from '@sharemore/platform/contract';
import type { Organization, WebSite } from 'schema-dts';

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
