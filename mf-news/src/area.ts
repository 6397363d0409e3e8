import { type AreaModule, pageRoutes } from '@sharemore/platform/contract';
import config from '../area.config';
import { articlePage } from './article/article-page';
import type { ArticleText } from './catalogue';

const texts = Object.entries(import.meta.glob<ArticleText>('./articles/*.ts'));
/** The page of each article, by the file of its text. */
const articlePages = texts.map(([file, load]) => {
  const slug = file.replace(/.*\/|\.ts$/g, '');
  return [file, async () => ({ Component: articlePage(slug, await load()) })] as const;
});

/** The news area. Each article is a page whose text has a file of its own, so that a visitor loads no other. */
export const area: AreaModule = {
  routes: pageRoutes(config, {
    ...import.meta.glob('./pages/*/*-page.tsx'),
    ...Object.fromEntries(articlePages),
  }),
};
