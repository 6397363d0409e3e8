import { fixedPages } from '../area-pages';
import { expect, test } from './fixtures';

/** The dashboard has a test of its own. */
const fixed = Object.values(fixedPages)
  .flat()
  .filter((path) => path !== '/dashboard');

test('each page comes back from the browser’s back/forward cache', async ({ engine, site, visit, until }) => {
  expect(fixed.length).toBeGreaterThan(10);
  test.slow();
  for (const path of [...fixed, '/company/marlowick', '/news/sharesave-in-plain-english']) {
    // WebKit gives up a page of which it still loads something, such as a film's first bytes.
    await expect(async () => {
      await visit(path);
      await until('document.readyState', 'complete');
      await engine.read('window.isKept = true');
      await engine.open(`${site.url}/faq?left`);
      await engine.read('void history.back()');
      const shown = () => engine.read('[location.pathname, window.isKept]').catch(() => null);
      await expect.poll(shown, { message: path, timeout: 5_000 }).toEqual([path, true]);
    }).toPass({ timeout: 60_000 });
  }
});

test('a dashboard that comes back after a logout in another tab leads to the login', async ({
  engine,
  site,
  visit,
  until,
}) => {
  await visit('/faq');
  await engine.read('localStorage.setItem("sharemore-session", "true")');
  await visit('/dashboard');
  await until('document.querySelectorAll("[role=tab]").length', 4);
  await engine.read('window.isKept = true');
  await engine.open(`${site.url}/faq?left`);
  // No event tells a page that is not shown.
  await engine.read('localStorage.removeItem("sharemore-session")');
  await engine.read('void history.back()');
  await until('[location.pathname, window.isKept]', ['/login', true]);
});
