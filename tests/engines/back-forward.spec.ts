import { expect, test } from './fixtures';

const overflow = 'document.documentElement.scrollWidth - innerWidth';

/** A page of each kind, in pairs: each page of a pair is left for the other, and comes back. */
const pairs = [
  ['/', '/what-is-sharesave'],
  ['/about', '/companies'],
  ['/company/marlowick', '/news'],
  ['/news/sharesave-in-plain-english', '/login'],
] as const;

test('a page of each kind hydrates without an error, comes back from the back/forward cache and fits the window’s width', async ({
  engine,
  visit,
  until,
}) => {
  test.slow();
  const open = async (path: string) => {
    await visit(path);
    // To its end: Firefox would report scripts that it had not loaded yet.
    await until('document.readyState', 'complete');
    await engine.read('window.isKept = true');
  };
  const goTo = async (path: string, way: 'back' | 'forward') => {
    await engine.read(`void history.${way}()`);
    await until('location.pathname', path);
    expect(await engine.read('window.isKept === true'), path).toBe(true);
  };
  const expectFits = async (path: string) => {
    expect(await engine.read('innerWidth')).toBe(1280);
    expect(await engine.read(overflow), `${path} at 1280 px`).toBeLessThanOrEqual(0);
    await engine.resize(360, 740);
    await expect.poll(() => engine.read('innerWidth')).toBe(360);
    expect(await engine.read(overflow), `${path} at 360 px`).toBeLessThanOrEqual(0);
  };
  for (const [first, second] of pairs) {
    // WebKit gives up a page of which it still loads something, such as a film's first bytes, and so may Firefox.
    await expect(async () => {
      await engine.resize(1280, 800);
      await open(first);
      await open(second);
      await goTo(first, 'back');
      await goTo(second, 'forward');
      await expectFits(second);
      await goTo(first, 'back');
      await engine.resize(1280, 800);
      await expect.poll(() => engine.read('innerWidth')).toBe(1280);
      await expectFits(first);
    }).toPass({ timeout: 90_000 });
  }
});
