import { defineConfig } from '@playwright/test';

/** CHROME_PATH names an installed browser in place of Playwright's own. */
export default defineConfig({
  testDir: 'e2e',
  use: { launchOptions: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] } },
});
