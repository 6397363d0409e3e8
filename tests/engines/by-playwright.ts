import { chromium, firefox, type LaunchOptions, webkit } from '@playwright/test';
import type { Engine, EngineName } from './engine';

/** Drives Chromium, or Playwright's own build of Firefox or WebKit. */
export async function byPlaywright(name: EngineName, options: LaunchOptions): Promise<Engine> {
  const browser = await { chromium, firefox, webkit }[name].launch(options);
  const page = await browser.newPage({ locale: 'en-GB' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    async open(url) {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (xpath) => page.locator(`xpath=${xpath}`).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    read: (expression) => page.evaluate(expression),
    errors: async () => errors,
    close: () => browser.close(),
  };
}
