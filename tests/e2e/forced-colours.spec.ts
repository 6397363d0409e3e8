import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' }));

/** Expects what only a background shows to have an outline in its place. */
async function expectShape(shape: Locator): Promise<void> {
  await expect(shape).toHaveCSS('outline-color', 'rgb(0, 0, 0)');
  await expect(shape).toHaveCSS('outline-style', 'solid');
}

/**
 * Measures how much of a horizontal strip of an element is drawn. The strip starts at `from` and is `size` high, both
 * as fractions of the element's height.
 * @returns the fraction of pixel columns in which a dark pixel is drawn
 */
async function drawn(page: Page, element: Locator, from: number, size: number): Promise<number> {
  const png = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(
    async ([data, start, part]) => {
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const { width } = image;
      const top = Math.floor(image.height * start);
      const height = Math.ceil(image.height * part);
      const canvas = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
      canvas.drawImage(image, 0, -top);
      const pixels = canvas.getImageData(0, 0, width, height).data;
      const columns = new Set<number>();
      for (let at = 0; at < pixels.length; at += 4) {
        if ((pixels[at] ?? 0) < 128) columns.add((at / 4) % width);
      }
      return columns.size / width;
    },
    [png, from, size] as const,
  );
}

test('the calculator’s sliders and zero line are drawn, its words have the system’s colour, and a step’s number its shape', async ({
  page,
  visit,
}) => {
  await visit('/how-it-works?price=-30');
  const sliders = page.locator('#what-if').getByRole('slider');
  await expect(sliders).toHaveCount(3);
  for (const slider of await sliders.all())
    expect(await drawn(page, slider, 0.25, 0.5)).toBeGreaterThan(0.95);
  const chart = page.locator('#what-if svg[aria-hidden]:has(polyline)').first();
  expect(await drawn(page, chart, 0.8, 0.2)).toBeGreaterThan(0.99);
  for (const text of await chart.locator('text, tspan').all())
    await expect(text).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expectShape(page.locator('ol > li > span').first());
});

test('on the dashboard the line under the tabs is unbroken, and a notice and the plan’s progress keep their shapes', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('sharemore-session', 'true'));
  await page.goto('/dashboard');
  await expect.poll(() => drawn(page, page.getByRole('tablist'), 0.95, 0.05)).toBeGreaterThan(0.98);
  await expectShape(page.locator('[data-notice=info]').first());
  await expectShape(page.getByText('15 of 36 months').locator('..'));
});

test('an ending, the request for an employer and a bar’s track keep their shapes', async ({ page }) => {
  await page.goto('/');
  await expectShape(page.getByRole('heading', { name: 'The shares do well' }).locator('..'));
  await page.goto('/companies');
  await expectShape(page.getByRole('heading', { name: /^Can't find your employer/ }).locator('..'));
  await page.goto('/company/marlowick');
  await expectShape(page.locator('[data-outcome] > td').first());
});
