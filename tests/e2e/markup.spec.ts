import { expect, test } from './fixtures';
import { publicPaths } from './site';

const refused = '[form=""], fieldset:not(:has(> legend)), section:not(:has(h1, h2, h3, h4, h5, h6))';

test('no page has forms or sections whose markup a validator refuses', async ({ page, site }) => {
  test.slow();
  for (const path of [...(await publicPaths(site)), '/login', '/copy-export', '/company/bryndale-pharma']) {
    await page.goto(path);
    const found = page.locator(refused);
    expect(
      await found.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 99))),
      path,
    ).toEqual([]);
  }
});
