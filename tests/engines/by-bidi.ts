import puppeteer from 'puppeteer-core';
import type { Engine } from './engine';

/** Drives an installed Firefox over WebDriver BiDi. Playwright can only drive its own patched build. */
export async function byBidi(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    async open(url) {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    click: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    errors: async () => errors,
    close: () => browser.close(),
  };
}
