import { expect, it } from 'vitest';
import type { ArticleSummary } from '../catalogue/article';
import { rssFeed } from './rss-feed';
import { escapeXml } from './xml';

const article: ArticleSummary = {
  slug: 'profit-and-loss',
  title: 'Profit & loss: is 3 < 5?',
  date: '2026-03-05',
  category: 'Money',
  excerpt: 'The “sums”, at last.',
  cover: 'payslip',
  readTime: 3,
};

it('escapes what XML reads as markup and drops what it forbids', () => {
  expect(escapeXml('<a href="x">R&D’s\u0000\u000b 📈</a>')).toBe(
    '&lt;a href=&quot;x&quot;&gt;R&amp;D’s 📈&lt;/a&gt;',
  );
});

it('gives each article its address, its date and its text', () => {
  const feed = rssFeed({ siteUrl: 'https://sharemore.example', articles: [article] });
  expect(feed).toContain('<title>Profit &amp; loss: is 3 &lt; 5?</title>');
  expect(feed).toContain('<link>https://sharemore.example/news/profit-and-loss</link>');
  expect(feed).toContain('<pubDate>Thu, 05 Mar 2026 09:00:00 GMT</pubDate>');
  expect(feed).toContain('<atom:link href="https://sharemore.example/news/feed.xml" rel="self"');
});

it('keeps an article’s id when the site moves', () => {
  const idOf = (siteUrl: string) =>
    /<guid[^>]*>(.*)<\/guid>/.exec(rssFeed({ siteUrl, articles: [article] }))?.[1];
  expect(idOf('https://one.example')).toBe('sharemore:news:profit-and-loss');
  expect(idOf('https://two.example/')).toBe('sharemore:news:profit-and-loss');
});

it('was last built when an article last changed', () => {
  const changed = { ...article, slug: 'b', date: '2025-01-10', updated: '2026-10-08' };
  expect(rssFeed({ siteUrl: '', articles: [article, changed] })).toContain(
    '<lastBuildDate>Thu, 08 Oct 2026 09:00:00 GMT</lastBuildDate>',
  );
});

it('is a feed without articles too', () => {
  expect(rssFeed({ siteUrl: '', articles: [] })).not.toContain('lastBuildDate');
});
