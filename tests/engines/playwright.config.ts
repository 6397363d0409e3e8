import { defineConfig } from '@playwright/test';
import { engineNames } from './engine';

/**
 * Runs the same tests in every engine. The tests of one engine share one browser. In Chromium `e2e/` tries the journeys,
 * but its shell has no back/forward cache.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  expect: { timeout: 20_000 },
  outputDir: '../../test-results/engines',
  // WebKitGTK's small browser itself crashes now and then. The report names the test as flaky.
  projects: engineNames.map((name) => ({
    name,
    testMatch: name === 'chromium' ? 'back-forward.spec.ts' : '*.spec.ts',
    retries: name === 'webkit' ? 1 : 0,
  })),
});
