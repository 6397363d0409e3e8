import { expect, test } from './fixtures';

const overflow = 'document.documentElement.scrollWidth - innerWidth';

test('a page of each kind hydrates without an error, comes back from the back/forward cache and fits the window’s width', async ({
  engine,
  visit,
  until,
}) => {
  test.slow();
  for (const path of [
    '/',
    '/what-is-sharesave',
    '/about',
    '/companies',
    '/company/marlowick',
    '/news',
    '/news/sharesave-in-plain-english',
    '/login',
  ]) {
    await engine.resize(1280, 800);
    // WebKit gives up a page of which it still loads something, such as a film's first bytes.
    await expect(async () => {
      await visit(path);
      await until('document.readyState', 'complete');
      await engine.read('window.isKept = true');
      // To its end: Firefox would report scripts that it had not loaded yet.
      await visit('/privacy?left');
      await engine.read('void history.back()');
      await until('location.pathname', path);
      expect(await engine.read('window.isKept === true'), path).toBe(true);
    }).toPass({ timeout: 90_000 });
    expect(await engine.read('innerWidth')).toBe(1280);
    expect(await engine.read(overflow), `${path} at 1280 px`).toBeLessThanOrEqual(0);
    await engine.resize(360, 740);
    await expect.poll(() => engine.read('innerWidth')).toBe(360);
    expect(await engine.read(overflow), `${path} at 360 px`).toBeLessThanOrEqual(0);
  }
});
