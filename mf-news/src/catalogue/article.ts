/** A run of text under one heading. Text may use `**bold**`. */
export interface ArticleSection {
  heading: string;
  paragraphs: string[];
  bullets?: string[];
}

/** Where a reader can check what the article says. */
interface ArticleSource {
  label: string;
  href: string;
}

/** What an author writes: one file in `src/articles`, whose name is the slug. */
export interface ArticleContent {
  title: string;
  /** ISO date of publication, such as `2026-03-12`. */
  date: string;
  /** ISO date of the last change of substance. */
  updated?: string;
  category: 'Basics' | 'Decisions' | 'Money' | 'Research' | 'Rules' | 'For employers';
  /** One or two sentences, shown in lists, in the feed and to search engines. */
  excerpt: string;
  /** The name of a drawing in `src/covers`. */
  cover: string;
  sections: ArticleSection[];
  sources: ArticleSource[];
}

/** An article with everything that its page shows. */
export interface Article extends ArticleContent {
  slug: string;
  /** Whole minutes, computed from the words. */
  readTime: number;
}

/** An article as lists show it. */
export type ArticleSummary = Omit<Article, 'sections' | 'sources'>;

/** What the article page needs; `article` is null when nobody wrote one under that slug. */
export interface ArticlePageData {
  article: Article | null;
  /** All other articles, newest first. */
  others: ArticleSummary[];
}
