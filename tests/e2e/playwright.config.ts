import { defineConfig } from '@playwright/test';
import { browserFlags, findTestBrowser } from './browser';

/** Tests the built site in a real browser. Three workers for two cores, because tests wait for the site now and then. */
export default defineConfig({
  testDir: '.',
  globalSetup: './site-setup.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  outputDir: '../../test-results',
  use: {
    browserName: 'chromium',
    // A worker's tests follow each other in one page, emptied in between (decision 122).
    reuseContext: true,
    launchOptions: { executablePath: findTestBrowser(), args: browserFlags },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 800 },
  },
});
