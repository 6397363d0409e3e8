import { expect, it } from 'vitest';
import { area } from './area';
import { findArticle, listSummaries } from './catalogue/catalogue';
import { loader as loadArticlePage } from './pages/article/article-page';
import { loader as articleData } from './resources/article-resource';
import { loader as articlesData } from './resources/articles-resource';

const slugs = Object.keys(import.meta.glob('./articles/*.ts'))
  .map((file) => file.replace(/^.*\/|\.ts$/g, ''))
  .sort();

it('lists the articles newest first, without their bodies', async () => {
  const listed = await (await articlesData()).json();
  expect(listed).toEqual(listSummaries());
  expect(listed.map(({ slug }: { slug: string }) => slug).sort()).toEqual(slugs);
  const dates = listSummaries().map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(JSON.stringify(listed)).not.toContain('paragraphs');
});

it('returns an article together with the summaries of all others', async () => {
  const [newest, second] = listSummaries();
  const answer = await articleData({ params: { slug: newest?.slug } });
  expect(answer.status).toBe(200);
  const { article, others } = await answer.json();
  expect(Object.keys(article.sections).length).toBeGreaterThan(2);
  expect(others).toHaveLength(slugs.length - 1);
  expect(others[0].slug).toBe(second?.slug);
});

it.each(['nothing-here', 'constructor', ''])('answers 404 for the slug "%s"', async (slug) => {
  expect((await articleData({ params: { slug } })).status).toBe(404);
  const page = await loadArticlePage({ params: { slug } } as never);
  expect(page.init?.status).toBe(404);
  expect(findArticle(slug).article).toBeNull();
});

it('lists every article in the sitemap with the date of its last change', async () => {
  const entries = await area.sitemap?.({} as never);
  expect(entries?.map(({ path }) => path).sort()).toEqual(slugs.map((slug) => `/news/${slug}`));
  expect(entries).toContainEqual({ path: '/news/sharesave-in-plain-english', lastModified: '2026-05-07' });
});
