import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { browserFlags, findBrowser } from '../e2e/browser';
import { installPackages, isExecutable, onPath } from '../installed-programs';
import { byPlaywright } from './by-playwright';
import type { Engine, EngineName } from './engine';

/**
 * Returns how to start an engine: Playwright's own build where it is installed, else the system's, else null. Looks
 * anew at each call, because an engine may be installed in between. A driver is loaded when it is needed: each takes a third
 * of a second of a worker’s start.
 */
export const findEngine: Record<EngineName, () => (() => Promise<Engine>) | null> = {
  chromium: () => () =>
    byPlaywright('chromium', {
      executablePath: findBrowser(() => {}),
      args: browserFlags,
      // Playwright turns the cache off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  firefox() {
    if (existsSync(firefox.executablePath())) return () => byPlaywright('firefox', {});
    const installed =
      onPath(['firefox-esr', 'firefox']) ?? '/Applications/Firefox.app/Contents/MacOS/firefox';
    return isExecutable(installed) ? () => import('./by-bidi').then(({ byBidi }) => byBidi(installed)) : null;
  },
  webkit() {
    if (existsSync(webkit.executablePath())) return () => byPlaywright('webkit', {});
    const [driver, display, browser] = [onPath(['WebKitWebDriver']), onPath(['Xvfb']), miniBrowser()];
    return driver && display && browser
      ? () => import('./by-webdriver').then(({ byWebDriver }) => byWebDriver({ driver, display, browser }))
      : null;
  },
};

const packages = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };
const installable = ['firefox', 'webkit'] as const;

/** Installs missing engines through the system's package manager, and warns about those that stay missing. */
export function installMissing(say: (line: string) => void): void {
  const missing = installable.filter((name) => !findEngine[name]());
  if (missing.length === 0) return;
  say(`Not installed: ${missing.join(', ')}. Trying the system’s package manager …`);
  installPackages(missing.flatMap((name) => packages[name]));
  for (const name of missing.filter((each) => !findEngine[each]())) {
    say(`\n!!! ${name.toUpperCase()} WAS NOT RUN: neither Playwright’s own nor the system’s is installed.`);
    say(`!!! npx playwright install ${name}, or: apt-get install ${packages[name].join(' ')}\n`);
  }
}

/** Looks for WebKitGTK's MiniBrowser where Debian and Fedora install it. */
function miniBrowser(): string | undefined {
  const roots = [
    '/usr/lib',
    '/usr/libexec',
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`,
  ];
  return roots
    .filter(existsSync)
    .flatMap((root) => readdirSync(root).map((folder) => join(root, folder, 'MiniBrowser')))
    .find((file) => file.includes('webkit') && isExecutable(file));
}
