import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, By, Key, until } from 'selenium-webdriver';
import { freePort } from '../free-port';
import { endProcess } from '../programs';
import type { Engine } from './engine';

const keys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  End: Key.END,
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
};

/**
 * WebDriver does not report a page's errors, so this script makes the page collect them. It runs once the document has
 * loaded, which is when hydration begins. (An earlier page load strategy makes WebKitGTK’s driver hang.)
 */
const collectErrors = `
  window.seenErrors = [];
  addEventListener('error', ({ message }) => seenErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => seenErrors.push(String(reason)));
  console.error = (...words) => seenErrors.push(words.join(' '));
`;

/** Runs in the page: waits until an element stops moving, for example under an opening accordion, and scrolls to it. */
const waitUntilStill = `
  const [element, done] = arguments;
  let before;
  (function look() {
    const place = element.getBoundingClientRect().top + scrollY;
    if (place !== before) {
      before = place;
      setTimeout(look, 100);
      return;
    }
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    done();
  })();`;

/** The address may change before the page is there, so wait for elements. */
const TIME_LIMIT_MS = 10_000;

export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

/** Drives WebKitGTK's MiniBrowser over WebDriver, on its own virtual display. */
export async function byWebDriver(programs: WebKitPrograms): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'sharemore-webkit-'));
  narrowToolbar(home);
  const display = spawn(programs.display, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    env: { PATH: process.env.PATH, HOME: home, XDG_CONFIG_HOME: home, DISPLAY: `:${String(number).trim()}` },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${server}/status`)
        .then(({ ok }) => ok)
        .catch(() => false),
    )
    .toBe(true);
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    })
    .build();
  const errors: string[] = [];
  async function collect() {
    errors.push(...(await browser.executeScript<string[]>('return (window.seenErrors ?? []).splice(0)')));
    return errors;
  }
  return {
    async open(url) {
      await collect();
      await browser.get(url);
      await browser.executeScript(collectErrors);
    },
    async resize(width, height) {
      await browser.manage().window().setRect({ width, height });
    },
    async click(xpath) {
      const element = await browser.wait(until.elementLocated(By.xpath(xpath)), TIME_LIMIT_MS);
      await browser.executeAsyncScript(waitUntilStill, element);
      await element.click();
    },
    type: (text) => browser.actions().sendKeys(text).perform(),
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    read: (expression) => browser.executeScript(`return ${expression}`),
    errors: collect,
    async close() {
      await browser.quit();
      await endProcess(driver);
      await endProcess(display);
    },
  };
}

/** Shrinks the browser's toolbar, whose buttons would keep the window wider than a phone. */
function narrowToolbar(config: string): void {
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(
    join(config, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }',
  );
}
