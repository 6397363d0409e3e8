import { listArticles } from './articles';
import { expect, test } from './fixtures';

test('the feed is well-formed RSS, and pages link to it', async ({ page, request, site }) => {
  await page.goto('/news');
  const href = await page.locator('link[rel="alternate"][type="application/rss+xml"]').getAttribute('href');
  expect(href).toBe('/news/feed.xml');
  const answer = await request.get('/news/feed.xml');
  expect(answer.headers()['content-type']).toMatch(/^application\/rss\+xml/);
  // The site's own pages require Trusted Types, so they cannot parse text.
  await page.goto('about:blank');
  const feed = await page.evaluate(
    (xml) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const texts = (name: string) =>
        Array.from(document.querySelectorAll(`item > ${name}`), (node) => node.textContent);
      return {
        isBroken: document.querySelector('parsererror') !== null,
        version: document.documentElement.getAttribute('version'),
        self: document.querySelector('link[rel="self"]')?.getAttribute('href'),
        links: texts('link'),
        ids: texts('guid'),
        dates: texts('pubDate'),
      };
    },
    await answer.text(),
  );
  expect(feed).toMatchObject({ isBroken: false, version: '2.0', self: `${site.url}/news/feed.xml` });
  expect(new Set(feed.ids).size).toBe((await listArticles(request)).length);
  expect(feed.dates.every((date) => !Number.isNaN(Date.parse(date ?? '')))).toBe(true);
  for (const link of feed.links) expect((await request.get(link ?? '')).status()).toBe(200);
});
