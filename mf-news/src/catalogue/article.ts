/** The content of one file in `src/articles`; the file name is the slug. */
export interface ArticleContent {
  title: string;
  /** ISO date of publication. */
  date: string;
  /** ISO date of the last change of substance. */
  updated?: string;
  category: 'Basics' | 'Decisions' | 'Money' | 'Research' | 'Rules';
  /** One or two sentences for lists, the feed and search engines. */
  excerpt: string;
  /** A file name in `src/covers`, without its extension. */
  cover: string;
  /** The text below each heading; `**` marks bold. */
  sections: Record<string, { paragraphs: string[]; bullets?: string[] }>;
  /** The address of each source, by its label. */
  sources: Record<string, string>;
}

export interface Article extends ArticleContent {
  slug: string;
  /** In minutes. */
  readTime: number;
}

export type ArticleSummary = Omit<Article, 'sections' | 'sources'>;

/** The data of the article page; `article` is null when no article has the slug. */
export interface ArticlePageData {
  article: Article | null;
  /** All other articles, newest first. */
  others: ArticleSummary[];
}
