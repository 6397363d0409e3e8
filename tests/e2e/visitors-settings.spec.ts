import type { Page } from '@playwright/test';
import { expect, pageWidth, test } from './fixtures';
import { logIn } from './sign-in';
import { fillIn, submit } from './waitlist';

/** What visitors set in their browsers, or others for them: what concerns looks goes with what concerns data. */
const settings: Record<string, (page: Page) => Promise<unknown>> = {
  'blocked storage': (page) =>
    page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Storage is blocked', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
    }),
  'a full storage, more contrast and forced colours': async (page) => {
    await page.emulateMedia({ contrast: 'more', forcedColors: 'active' });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Nothing fits', 'QuotaExceededError');
      };
    });
  },
  'a clock in 2006, blocked fonts and pictures': async (page) => {
    await page.clock.setFixedTime('2006-01-01');
    await page.route(/\.(woff2|svg|webp|png|jpg)$/, (route) => route.abort());
  },
  'a clock in 2046 and a style sheet of the visitor’s own': async (page) => {
    await page.clock.setFixedTime('2046-01-01');
    await page.addInitScript(() => {
      const style = new CSSStyleSheet();
      style.replaceSync(`* {
        color: yellow !important; background: black !important; font-family: serif !important;
        line-height: 1.8 !important; letter-spacing: 0.08em !important;
      }`);
      addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(style));
    });
  },
};

test.use({ viewport: { width: 360, height: 740 } });

for (const [setting, apply] of Object.entries(settings)) {
  test(`an employer is found, its waitlist joined and the plan seen with ${setting}`, async ({
    page,
    visit,
  }) => {
    await apply(page);
    const fits = async () => expect(await pageWidth(page), page.url()).toBe(360);
    await visit('/');
    await fits();
    await page.getByRole('combobox').first().fill('marlow');
    await page.getByRole('option', { name: 'Marlowick' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marlowick');
    await fillIn(page, `settings-${Object.keys(settings).indexOf(setting)}@work.example`);
    await submit(page).click();
    await expect(page.getByText('Thank you! Your registration has been submitted')).toBeVisible();
    await fits();
    await visit('/login');
    await logIn(page);
    await page.getByRole('tab', { name: 'Contact ShareMore' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Mon');
    await fits();
  });
}

for (const [moving, property, parts] of [
  ['#what-if svg[data-seen]', 'clipPath', 'xx'],
  ['main div[data-seen]', 'transform', 'x'],
] as const) {
  test(`${moving} moves when it comes into view, once, and not at all on paper or with reduced motion`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await visit('/');
    // So near that its script comes.
    if (property === 'clipPath') {
      await page
        .locator('#what-if')
        .evaluate((place) => scrollBy(0, place.getBoundingClientRect().top - 1.3 * innerHeight));
    }
    const drawing = page.locator(moving).first();
    const isChanged = () =>
      drawing.evaluate(
        (one, property) => [...one.children].some((part) => getComputedStyle(part)[property] !== 'none'),
        property,
      );
    await expect(drawing).toHaveAttribute('data-seen', 'later');
    expect(await isChanged()).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await isChanged()).toBe(false);
    await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
    expect(await isChanged()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await drawing.evaluate((one) =>
      one.addEventListener('animationend', () =>
        one.setAttribute('data-moves', `${one.dataset.moves ?? ''}x`),
      ),
    );
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveAttribute('data-moves', parts);
    // A tablet is turned, and the visitor goes back to what has moved.
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.evaluate(() => scrollTo(0, 0));
    await drawing.scrollIntoViewIfNeeded();
    expect(await isChanged()).toBe(false);
    await expect(drawing).toHaveAttribute('data-moves', parts);
  });
}
