import type { ArticleContent } from './article';

/** Adults read English non-fiction at about 238 words a minute (Brysbaert, 2019). */
const WORDS_PER_MINUTE = 238;

export function countWords({ sections }: Pick<ArticleContent, 'sections'>): number {
  const text = Object.entries(sections).flatMap(([heading, { paragraphs, bullets = [] }]) => [
    heading,
    ...paragraphs,
    ...bullets,
  ]);
  return text.join(' ').split(/\s+/).filter(Boolean).length;
}

/** In whole minutes, at least one. */
export function readTimeOf(article: Pick<ArticleContent, 'sections'>): number {
  return Math.max(1, Math.round(countWords(article) / WORDS_PER_MINUTE));
}
