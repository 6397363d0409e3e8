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

/** All articles as lists show them, newest first. */
export function listSummaries(): ArticleSummary[] {
  return articles.map(summarise);
}

/** One article and the others beside it. */
export function findArticle(slug: string): ArticlePageData {
  return {
    article: articles.find((article) => article.slug === slug) ?? null,
    others: articles.filter((article) => article.slug !== slug).map(summarise),
  };
}
