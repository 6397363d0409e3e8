import type { Picture } from '@sharemore/platform/contract';
import type { ArticleContent } from './catalogue/article';
import { LetterArt } from './pages/news/letter-art';

const covers = import.meta.glob<string>('./covers/*.svg', { eager: true, import: 'default', query: '?raw' });
const articles = import.meta.glob<ArticleContent>('./articles/*.ts', { eager: true, import: 'article' });

/** What link previews of this area's pages show: an article's goes by its slug; see `pictureUrl`. */
export const pictures: Record<string, Picture> = {
  news: { kicker: 'News', title: 'Sharesave, thought through', art: <LetterArt /> },
  ...Object.fromEntries(
    Object.entries(articles).map(([file, { title, category, cover }]) => [
      file.replace(/^.*\/|\.ts$/g, ''),
      { kicker: `News: ${category}`, title, art: covers[`./covers/${cover}.svg`] },
    ]),
  ),
};
