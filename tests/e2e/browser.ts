import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { installPackages, isExecutable, onPath } from '../installed-programs';

/** Not among the names, because it does not show all that visitors see. */
const shell = 'chromium-headless-shell';
const debianChromium = '/usr/bin/chromium';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags that stop the browser's background work and let it run in a container. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds the browser for tests: an installed Chromium or Chrome, else Playwright's own (installed now if missing), else
 * one from the system's package manager. Reports each step to `say`.
 * @throws when none can be found or installed
 */
export function findBrowser(
  say: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): string {
  const installed = findInstalled();
  if (installed) return installed;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  say('No Chromium or Chrome found: installing Playwright’s own …');
  const limits = { stdio: 'inherit', timeout: 300_000 } as const;
  spawnSync('npx', ['playwright', 'install', 'chromium'], limits);
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  say('That did not work: trying the system’s package manager …');
  installPackages(['chromium', shell]);
  // Not every system has a package of the shell.
  if (!findInstalled()) installPackages(['chromium']);
  const late = findInstalled();
  if (late) return late;
  throw new Error('The browser tests need Chromium or Chrome: install one and run them again.');
}

/** Starts the browser that `findBrowser` finds, with more flags. */
export function openBrowser(...flags: string[]): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...browserFlags, ...flags] });
}

/**
 * Finds the browser for the many tests: Chromium's shell without windows, which starts half as many processes and so
 * takes less time (beside Debian's Chromium it is installed now if missing); else the browser that `findBrowser` finds.
 */
export function findTestBrowser(): string {
  const browser = findBrowser();
  if (process.env.CHROME_PATH) return browser;
  // Each worker of Playwright loads its configuration again.
  const isFirst = process.env.TEST_WORKER_INDEX === undefined;
  if (isFirst && browser === debianChromium && !onPath([shell])) {
    process.stdout.write(`Installing ${shell}, in which these tests take less time …\n`);
    installPackages([shell]);
  }
  return onPath([shell]) ?? browser;
}

function findInstalled(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !isExecutable(named)) throw new Error(`CHROME_PATH names no program: ${named}`);
  return [named ?? '', onPath(names) ?? '', ...places].find(isExecutable);
}
