import { expect, test } from './fixtures';

test('pages have a content security policy without unsafe sources, and the other security headers', async ({
  request,
}) => {
  const headers = (await request.get('/')).headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers, 'it costs a first visit a second process').not.toHaveProperty('cross-origin-opener-policy');
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
});

test('a cached page has the same headers as a freshly rendered one', async ({ request }) => {
  const [first, second] = [await request.get('/privacy'), await request.get('/privacy')];
  const names = (response: typeof first) =>
    Object.keys(response.headers())
      .filter((name) => name !== 'date' && name !== 'x-request-id')
      .sort();
  expect(names(second)).toEqual(names(first));
});

test('built files are immutable and compressed, and pages are revalidated', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const script = /"modules":\["(\/r\/shell\/[^"]+\.js)"/.exec(await page.text())?.[1] ?? '';
  for (const coding of ['br', 'gzip']) {
    const file = await request.get(script, { headers: { 'Accept-Encoding': coding } });
    expect(file.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': coding,
      'content-type': expect.stringContaining('javascript'),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(JSON.stringify(file.headers()).length, 'a page loads a dozen').toBeLessThan(600);
  }
});

test('a film that was cut off goes on from there', async ({ request }) => {
  const film = /\/r\/[^"]+\.mp4/.exec(await (await request.get('/watch')).text())?.[0] ?? '';
  const first = await request.get(film, { headers: { Range: 'bytes=0-9' } });
  const { etag = '' } = first.headers();
  expect(etag).toMatch(/^"/);
  const rest = await request.get(film, { headers: { Range: 'bytes=10-19', 'If-Range': etag } });
  expect([rest.status(), rest.headers()['content-range']]).toEqual([
    206,
    expect.stringMatching(/^bytes 10-19/),
  ]);
  const weak = { Range: 'bytes=10-19', 'If-Range': `W/${etag}` };
  expect((await request.get(film, { headers: weak })).status(), 'no byte is sure').toBe(200);
});

test('a built file that does not exist or is outside its build is 404', async ({ request }) => {
  const missing = await request.get('/r/shell/none/assets/x.js');
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store']);
  for (const path of [
    'shell/none/..%2f..%2f..%2fpackage.json',
    '..%2f..%2f/x/package.json',
    'changes/1/a.js',
    'tokens/1/a.js',
    '1news/b1/a.js',
    'UPPER/b1/a.js',
    'news/b1/a.js',
  ]) {
    expect((await request.get(`/r/${path}`)).status(), path).toBe(404);
  }
});

test('an error under a built file’s address is not cacheable, and has its own content type', async ({
  request,
}) => {
  const page = await (await request.get('/watch')).text();
  const film = /\/r\/mf-marketing\/[^"]+\.mp4/.exec(page)?.[0] ?? '';
  const answer = await request.get(film, { headers: { Range: 'bytes=999999999-' } });
  expect(answer.status()).toBe(416);
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'content-range': expect.stringMatching(/^bytes \*\/\d+$/),
    'content-type': 'application/json; charset=utf-8',
  });
});

test('the sitemap lists fixed pages, companies and articles, and no private page', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/faq', '/companies', '/company/marlowick', '/news']));
  expect(paths.filter((path) => path?.startsWith('/news/')).length).toBeGreaterThanOrEqual(7);
  expect(paths.filter((path) => path?.startsWith('/company/')).length).toBeGreaterThanOrEqual(150);
  expect(paths.filter((path) => /login|dashboard|copy-export/.test(path ?? ''))).toEqual([]);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('an unknown API address answers 404 as JSON', async ({ request }) => {
  const answer = await request.get('/api/nothing');
  expect([answer.status(), await answer.json()]).toEqual([404, { error: 'There is no such address' }]);
});

test('a page’s content names the area that owns it', async ({ request }) => {
  for (const [path, area] of [
    ['/faq', 'mf-marketing'],
    ['/companies', 'mf-companies'],
    ['/news', 'mf-news'],
    ['/login', 'mf-account'],
  ] as const)
    expect(await (await request.get(path)).text()).toContain(`<div data-area="${area}">`);
});
