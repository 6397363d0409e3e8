import { defineConfig } from '@playwright/test';
import type { TestOptions } from './e2e/fixtures';
import e2e from './e2e/playwright.config';
import engines from './engines/playwright.config';

/**
 * Both folders of browser tests in one run. The tests of one engine share one browser and follow each other, so the
 * engines come first, and the many independent tests fill the workers until the end.
 */
export default defineConfig<TestOptions>({
  ...e2e,
  testDir: undefined,
  globalSetup: './engines/global-setup.ts',
  outputDir: '../test-results',
  projects: [
    ...(engines.projects ?? []).map((project) => ({
      ...project,
      testDir: './engines',
      timeout: engines.timeout,
      fullyParallel: false,
    })),
    { name: 'e2e', testDir: './e2e', timeout: e2e.timeout, fullyParallel: true },
    {
      name: 'translated',
      testDir: './e2e',
      grep: /@translated/,
      timeout: e2e.timeout,
      fullyParallel: true,
      use: { isTranslated: true },
    },
  ],
});
