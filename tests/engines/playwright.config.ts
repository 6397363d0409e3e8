import { defineConfig } from '@playwright/test';
import { engineNames } from './engine';

/** The same steps in every engine; those of one engine follow each other in one browser. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: '../../test-results/engines',
  projects: engineNames.map((name) => ({ name })),
});
