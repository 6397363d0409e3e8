import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';

test('every module that a page loads has an integrity hash', async ({ page, visit }) => {
  await visit('/companies');
  const { integrity, loaded } = await page.evaluate(() => {
    const map = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
    const scripts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return {
      integrity: {
        ...JSON.parse(map).integrity,
        ...Object.fromEntries(
          [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map((script) => [
            new URL(script.src).pathname,
            script.integrity,
          ]),
        ),
      } as Record<string, string>,
      loaded: scripts.filter((path) => path.endsWith('.js')),
    };
  });
  expect(loaded.length).toBeGreaterThan(0);
  for (const path of loaded) expect(integrity[path], path).toMatch(/^sha256-/);
});

test('a module that was changed in transit does not run, and the page stays as served', async ({
  page,
  releases,
  start,
  expectErrors,
}) => {
  expectErrors(/integrity|Failed to fetch dynamically imported module|stays as the server sent it/);
  const site = await start({ RELEASES_DIR: releases.dir });
  const module = /"modules":\["(\/r\/shell\/[^"]+)"/.exec(await (await fetch(site.url)).text())?.[1] ?? '';
  const file = join(releases.build('shell'), 'client', module.split('/').slice(4).join('/'));
  appendFileSync(file, '\ndocument.documentElement.dataset.tampered = "yes";\n');
  for (const suffix of ['.br', '.gz']) rmSync(file + suffix, { force: true });
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await page.goto(`${site.url}/faq`);
  await page.locator('h1').click();
  await refused;
  await expect(page.locator('html')).not.toHaveAttribute('data-tampered');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await page.locator('summary').first().click();
  await expect(page.locator('details[open]').first()).toBeVisible();
});

test('text cannot become script', async ({ page, visit, expectErrors }) => {
  expectErrors(/TrustedHTML|Trusted Type/);
  await visit('/faq');
  const thrown = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<p>injected</p>';
      return 'nothing';
    } catch (error) {
      return String(error);
    }
  });
  expect(thrown).toContain('TypeError');
  await expect(page.locator('h1')).toBeVisible();
});
