import { type SiteInfo, shareImageUrl } from '@sharemore/platform/contract';
import type { NewsArticle, Organization } from 'schema-dts';
import type { ArticleSummary } from '../catalogue';

export function newsArticle(article: ArticleSummary, { siteUrl }: SiteInfo, url: string): NewsArticle {
  const publisher: Organization = {
    '@type': 'Organization',
    name: 'ShareMore',
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
  };
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    image: siteUrl + shareImageUrl(article.slug),
    mainEntityOfPage: url,
    inLanguage: 'en-GB',
    author: publisher,
    publisher,
  };
}
