import type { Article, ArticleContent, ArticlePageData, ArticleSummary } from './article';
import { readTimeOf } from './read-time';

const files = import.meta.glob<ArticleContent>('../articles/*.ts', { eager: true, import: 'article' });

const articles: Article[] = Object.entries(files)
  .map(([file, content]) => ({
    ...content,
    slug: file.replace(/^.*\/|\.ts$/g, ''),
    readTime: readTimeOf(content),
  }))
  .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

const summarise = ({ sections: _, sources: __, ...summary }: Article): ArticleSummary => summary;

/** All articles, newest first. */
export function listSummaries(): ArticleSummary[] {
  return articles.map(summarise);
}

export function findArticle(slug: string): ArticlePageData {
  return {
    article: articles.find((article) => article.slug === slug) ?? null,
    others: articles.filter((article) => article.slug !== slug).map(summarise),
  };
}
