import { expect, it } from 'vitest';
import type { ArticleSummary } from '../catalogue/article';
import { rssFeed } from './rss-feed';

const article: ArticleSummary = {
  slug: 'profit-and-loss',
  title: 'Profit & loss: is 3 < 5?',
  date: '2026-03-05',
  category: 'Money',
  excerpt: 'The “sums”, at last.',
  cover: 'payslip',
  readTime: 3,
};

it('lists each article with its address, date and text', () => {
  const feed = rssFeed({ siteUrl: 'https://sharemore.example', articles: [article] });
  expect(feed).toContain('<title>Profit &amp; loss: is 3 &lt; 5?</title>');
  expect(feed).toContain('<link>https://sharemore.example/news/profit-and-loss</link>');
  expect(feed).toContain('<pubDate>Thu, 05 Mar 2026 09:00:00 GMT</pubDate>');
  expect(feed).toContain('<atom:link href="https://sharemore.example/news/feed.xml" rel="self"');
});

it('keeps the id of an article when the site moves to another domain', () => {
  const idOf = (siteUrl: string) =>
    /<guid[^>]*>(.*)<\/guid>/.exec(rssFeed({ siteUrl, articles: [article] }))?.[1];
  expect(idOf('https://one.example')).toBe('sharemore:news:profit-and-loss');
  expect(idOf('https://two.example')).toBe('sharemore:news:profit-and-loss');
});

it('takes its build date from the last change of an article', () => {
  const changed = { ...article, slug: 'b', date: '2025-01-10', updated: '2026-10-08' };
  expect(rssFeed({ siteUrl: '', articles: [article, changed] })).toContain(
    '<lastBuildDate>Thu, 08 Oct 2026 09:00:00 GMT</lastBuildDate>',
  );
});

it('omits the build date when there are no articles', () => {
  expect(rssFeed({ siteUrl: '', articles: [] })).not.toContain('lastBuildDate');
});
