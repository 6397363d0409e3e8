import type { ShareImage } from '@sharemore/platform/contract';
import { articles } from './catalogue';
import letter from './pages/news/letter.svg?raw';

const covers = import.meta.glob<string>('./covers/*.svg', { eager: true, import: 'default', query: '?raw' });

/** The share images, by the name that `shareImageUrl` takes: `news`, or the slug of an article. */
export const shareImages: Record<string, ShareImage> = {
  news: { kicker: 'News', title: 'Sharesave, thought through', art: letter },
  ...Object.fromEntries(
    articles.map(({ slug, title, category }) => [
      slug,
      { kicker: `News: ${category}`, title, art: covers[`./covers/${slug}.svg`] },
    ]),
  ),
};
