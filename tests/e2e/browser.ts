import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags for a browser that does nothing but what a test tells it, in a container too. */
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
 * The browser for tests: an installed Chromium or Chrome, else Playwright's own (installed now if need be),
 * else one from the system's package manager. Says what it does.
 * @throws when there is no way to get one.
 */
export function findBrowser(
  say: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): string {
  const installed = findInstalled();
  if (installed) return installed;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  say('No Chromium or Chrome found: installing Playwright’s own …');
  attempt('npx', ['playwright', 'install', 'chromium']);
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  say('That did not work: trying the system’s package manager …');
  installPackages(['chromium']);
  const late = findInstalled();
  if (late) return late;
  throw new Error('The browser tests need Chromium or Chrome: install one and run them again.');
}

function findInstalled(): string | undefined {
  return [process.env.CHROME_PATH ?? '', onPath(names) ?? '', ...places].find(isExecutable);
}

/** The first of these programs that stands on the PATH. */
export function onPath(programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Asks the system's package manager (Debian's), five minutes a step at most. Whether it did is for the caller to see. */
export function installPackages(packages: string[]): void {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
  ]) {
    const [command = '', ...args] = [...prefix, ...step];
    attempt(command, args);
  }
}

export function isExecutable(file: string): boolean {
  if (file === '') return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function attempt(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000, shell: process.platform === 'win32' });
}
