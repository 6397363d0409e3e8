import { rmSync } from 'node:fs';
import { articles } from '../../mf-news/src/catalogue';
import { forceLive, forgeBuild, recoding } from '../drills/forged-builds';
import { clickByScript, expect, goForwardTo, hydrated, markDocument, test } from './fixtures';
import { faultsOfState } from './viewing-modes';

test('where areas fail on the server, pages and slots say so, and all others are complete', async ({
  page,
  startBroken,
}) => {
  test.slow();
  const broken = recoding('server/chunks/company-box.js', (code) =>
    code.replace(/function CompanyBox\(.*?\) \{/, '$& throw new Error("sabotage");'),
  );
  const url = await startBroken(async (releases) => {
    await forceLive(releases.dir, forgeBuild('mf-companies', 'broken1', broken));
    rmSync(releases.build('mf-account'), { recursive: true });
  });

  const login = await page.goto(`${url}/login`);
  expect(login?.status()).toBe(503);
  expect(login?.headers()['retry-after']).toBe('30');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This part is unavailable');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/login');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This part is unavailable');
  for (const path of ['/companies', '/news', '/faq']) {
    expect((await page.request.get(url + path)).status(), path).toBe(200);
  }
  expect(await faultsOfState(page)).toEqual({});

  const home = await page.goto(url);
  expect(home?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invest in your future');
  await expect(page.getByRole('main').locator('a[href="/companies"]').first()).toBeVisible();
  await expect(page.getByPlaceholder('Find your employer')).toHaveCount(0);
  await hydrated(page);
  await expect(page.getByPlaceholder('Find your employer')).toHaveCount(0);
  expect(await faultsOfState(page)).toEqual({});
});

test('a page that the server left out keeps drafts, and does not stop navigation to others of its area', async ({
  page,
  visit,
  startBroken,
  expectErrors,
}) => {
  expectErrors(/^The page \/news could not be loaded/);
  const broken = recoding('server/chunks/news-page.js', (code) =>
    code.replace(/function Component\(.*?\) \{/, '$& throw new Error("sabotage");'),
  );
  const url = await startBroken(({ dir }) => forceLive(dir, forgeBuild('mf-news', 'broken1', broken)));
  const [article] = articles;
  const message = page.getByRole('form', { name: 'Contact us' }).locator('textarea');
  await visit(`${url}/about`);
  await message.fill('Typed');
  await page.route(/news-page\.js/, (route) => route.abort());
  await clickByScript(page.locator('a[href="/news"]'));
  const unavailable = page.getByRole('heading', { level: 1, name: 'This part is unavailable' });
  await expect(unavailable).toBeVisible();
  await hydrated(page);
  await page.unroute(/news-page\.js/);
  await page.getByRole('link', { name: 'Try again' }).click();
  await hydrated(page);
  await expect(unavailable).toBeVisible();
  const isSameDocument = await markDocument(page);
  await goForwardTo(page, `/news/${article?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article?.title ?? '');
  await goForwardTo(page, '/about');
  await expect(message).toHaveValue('Typed');
  expect(await isSameDocument()).toBe(true);
});
