import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { publicPaths, type Site } from './site';

// Search engines read the documents that the server sends, so these tests run without script.
test.use({ javaScriptEnabled: false });

type Thing = Record<string, unknown> & { '@type': string };

async function thingsOn(page: Page): Promise<Thing[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.flatMap((block) => {
    const data = JSON.parse(block);
    expect(data['@context']).toBe('https://schema.org');
    return data['@graph'];
  });
}

/** The properties that Google's documentation requires of each type, and those that we add. */
const required: Record<string, string[]> = {
  Organization: ['name', 'legalName', 'url', 'logo', 'sameAs'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'duration'],
};

test('each public page has its own title, description and preview picture, and structured data that fits', async ({
  page,
  request,
  site,
}) => {
  test.setTimeout(180_000);
  const kinds = new Set<string>();
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), pictures: new Set<string>() };
  const paths = await publicPaths(site);
  for (const path of paths) {
    await page.goto(path);
    const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`);
    const only = async (name: string) => {
      await expect(meta(name), `${name} on ${path}`).toHaveCount(1);
      return (await meta(name).getAttribute('content')) ?? '';
    };
    const title = await page.title();
    expect(title.length, path).toBeLessThanOrEqual(75);
    expect(await only('og:title')).toBe(title);
    const description = await only('description');
    expect(description.length, path).toBeGreaterThan(50);
    expect(await only('og:description')).toBe(description);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', site.url + path);
    expect(await only('og:url')).toBe(site.url + path);
    expect(await only('og:type')).toBe(/^\/news\/./.test(path) ? 'article' : 'website');
    expect(await only('twitter:card')).toBe('summary_large_image');
    await expect(meta('robots')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(1);

    const picture = await only('og:image');
    const answer = await request.get(picture);
    expect(answer.headers()['content-type'], picture).toBe('image/png');
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], picture).toEqual([1200, 630]);
    seen.titles.add(title);
    seen.descriptions.add(description);
    seen.pictures.add(png.toString('base64'));

    for (const thing of await thingsOn(page)) {
      kinds.add(thing['@type']);
      await matchesPage(thing, { page, request, site, path });
    }
  }
  for (const [what, { size }] of Object.entries(seen)) expect(size, what).toBe(paths.length);
  expect([...kinds].sort()).toEqual(Object.keys(required).sort());
});

interface Place {
  page: Page;
  request: APIRequestContext;
  site: Site;
  path: string;
}

/** Expects structured data to be complete and to say what the visible page says. */
async function matchesPage(thing: Thing, { page, request, site, path }: Place): Promise<void> {
  const kind = thing['@type'];
  for (const name of required[kind] ?? [`a rule for ${kind}`]) {
    expect(thing[name], `${name} of ${kind} on ${path}`).toBeTruthy();
  }
  if (kind === 'NewsArticle') {
    await expect(page.locator('h1')).toHaveText(String(thing.headline));
    await expect(page.locator('h1 + p')).toHaveText(String(thing.description));
    const [published] = await page.locator('article time').all();
    await expect(published ?? page.locator('time')).toHaveAttribute('datetime', String(thing.datePublished));
    expect(thing.mainEntityOfPage).toBe(site.url + path);
  }
  if (kind === 'BreadcrumbList') {
    const [above, here] = thing.itemListElement as { name: string; item: string }[];
    const link = page.locator('main header a', { hasText: above?.name });
    await expect(link).toHaveAttribute('href', new URL(above?.item ?? '').pathname);
    expect(here?.item).toBe(site.url + path);
  }
  if (kind === 'VideoObject') {
    await expect(page.getByText(String(thing.name)).first()).toBeVisible();
    await expect(page.getByText(String(thing.description)).first()).toBeVisible();
    for (const file of [thing.contentUrl, thing.thumbnailUrl]) {
      expect((await request.head(String(file))).status(), String(file)).toBe(200);
    }
  }
  if (kind === 'Organization') {
    await expect(page.locator('footer')).toContainText(String(thing.legalName));
    for (const address of thing.sameAs as string[]) {
      await expect(page.locator(`footer a[href="${address}"]`)).toHaveCount(1);
    }
    expect((await request.get(String(thing.logo))).status()).toBe(200);
  }
}

test('an unchanged sitemap is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get('/sitemap.xml')).headers();
  expect((await request.get('/sitemap.xml', { headers: { 'if-none-match': etag } })).status()).toBe(304);
});

test('private pages, search results, form outcomes and unknown addresses are not indexed', async ({
  page,
}) => {
  for (const [path, status = 200] of [
    ['/login'],
    ['/dashboard'],
    ['/copy-export'],
    ['/companies?q=a'],
    ['/is-it-for-me?plan=yes'],
    ['/nothing', 404],
    ['/news/nothing', 404],
    ['/company/nothing', 404],
  ] as [string, number?][]) {
    expect((await page.goto(path))?.status(), path).toBe(status);
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"], script[type="application/ld+json"]')).toHaveCount(0);
  }
  await page.goto('/news');
  await page.getByLabel('Email address').fill('found@example.com');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/outcome=/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('the icons and the manifest exist', async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const manifest = await (await request.get('/site.webmanifest')).json();
  const icons = (manifest.icons as { src: string }[]).map(({ src }) => src);
  // A vector icon would be drawn again, in the page's own thread, at each change of the address.
  expect(hrefs.join()).not.toContain('.svg');
  for (const address of [...hrefs, ...icons]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
  expect(manifest).toMatchObject({ name: 'ShareMore', start_url: '/' });
});
