import { clickByScript, expect, markDocument, test, translated } from './fixtures';

/** Every route of the spec, with the status, title and heading that the raw HTML must have. */
const routes: { path: string; title: RegExp; heading: RegExp; status?: number }[] = [
  { path: '/', title: /Sharesave|ShareMore/, heading: /Invest in your future/ },
  { path: '/what-is-sharesave', title: /What is Sharesave/, heading: /What is Sharesave/i },
  { path: '/how-it-works', title: /How/, heading: /./ },
  { path: '/companies', title: /^Find Your Employer/, heading: /^Find Your Employer/ },
  { path: '/company/marlowick', title: /Marlowick/, heading: /Marlowick/ },
  { path: '/join-sharemore', title: /Join ShareMore/, heading: /./ },
  { path: '/employers', title: /employers/i, heading: /100%/ },
  { path: '/faq', title: /FAQs/, heading: /FAQs/ },
  { path: '/about', title: /About/, heading: /./ },
  { path: '/news', title: /News/, heading: /./ },
  { path: '/privacy', title: /Privacy/, heading: /Privacy/i },
  { path: '/login', title: /Log in/i, heading: /Welcome Back/ },
  { path: '/dashboard', title: /./, heading: /./ },
  { path: '/copy-export', title: /./, heading: /./ },
  { path: '/no-such-page', title: /not found/i, heading: /Oops! Page not found/, status: 404 },
  { path: '/company/no-such-company', title: /Not Found/i, heading: /Company Not Found/, status: 404 },
  { path: '/news/no-such-article', title: /not found/i, heading: /Article not found/, status: 404 },
];

test('every route answers with its title and one h1 in the raw HTML', async ({ request }) => {
  for (const { path, title, heading, status = 200 } of routes) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    const html = await response.text();
    expect(textsOf('title', html), path).toEqual([expect.stringMatching(title)]);
    expect(textsOf('h1', html), path).toEqual([expect.stringMatching(heading)]);
    expect(html, path).toContain('<main id="main"');
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the small-screen menu opens, closes and navigates', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    await open.click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await open.click();
    // Beside the menu.
    await page.setViewportSize({ width: 700, height: 740 });
    await page.mouse.click(5, 730);
    await expect(menu).toBeHidden();
    await open.click();
    await menu.getByRole('link', { name: 'News' }).click();
    await expect(page).toHaveURL(/\/news$/);
  });
});

test('on a phone, links outside running text are at least 44 px high, and 32 px in the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/', '/how-it-works', '/news', '/privacy']) {
    await page.goto(path);
    const low = await page
      .locator('header > div > a, main nav a, footer nav a, main p > a:only-child')
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility() && link.textContent === link.parentElement?.innerText)
          .filter((link) => link.getBoundingClientRect().height < (link.closest('footer') ? 32 : 44))
          .map((link) => link.textContent),
      );
    expect(low, path).toEqual([]);
  }
});

test(
  'client navigation reaches every area without loading a document',
  translated,
  async ({ page, visit }) => {
    await visit('/');
    const isSameDocument = await markDocument(page);
    const steps = ['/faq', '/companies', '/news', '/login', '/'];
    for (const path of steps) {
      await clickByScript(page.locator(`a[href="${path}"]`));
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('#main')).toBeFocused();
    }
    expect(await isSameDocument()).toBe(true);
  },
);

test('a page is complete without its module scripts', async ({ page, expectErrors }) => {
  expectErrors(/Failed to fetch dynamically imported module/);
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByPlaceholder('Find your employer')).toBeEnabled();
  await expect(page.getByRole('contentinfo')).toContainText('2025');
});

test('the start script is under 1.2 KB with an integrity hash, and no script or style is inline', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/<script(?![^>]*application\/json)([^>]*)>(.*?)<\/script>/gs)];
  expect(scripts).toHaveLength(1);
  const [, attributes = '', inline] = scripts[0] ?? [];
  expect(inline).toBe('');
  expect(attributes).toMatch(/ integrity="sha256-[\w+/]{43}="/);
  const script = await request.get(/ src="([^"]+)"/.exec(attributes)?.[1] ?? '');
  expect((await script.body()).length).toBeLessThan(1.2 * 1024);
  expect(html).not.toMatch(/<[^>]+ style="/);
  expect(html).not.toMatch(/<[^>]+ on[a-z]+="/);
});

test.describe('a browser older than the supported ones', () => {
  test.use({ bypassCSP: true, viewport: { width: 375, height: 640 } });

  test('keeps the page as served, with nothing over it and without what needs script', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    });
    await page.route('**/faq', async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll('popover="auto"', '')
        .replaceAll('not selector(:popover-open)', 'selector(:popover-open)')
        .replaceAll('(scripting:', '(no-such-feature:');
      await route.fulfill({ response, body });
    });
    const modules: string[] = [];
    page.on('request', (request) => {
      if (/\/r\/.*\/assets\/.*\.js$/.test(request.url())) modules.push(request.url());
    });
    await page.goto('/faq');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page
      .locator('main h2')
      .last()
      .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    await page.locator('main h2').last().click({ trial: true });
    await page.locator('main summary').first().click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await page.getByRole('contentinfo').locator('a[href="/about"]').first().click();
    await expect(page).toHaveURL('/about');
    await page.waitForLoadState('networkidle');
    expect(modules).toEqual([]);
  });
});

function textsOf(tag: string, html: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) =>
    inner
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x27;', "'")
      .trim(),
  );
}
