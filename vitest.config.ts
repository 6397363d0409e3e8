import { defineConfig } from 'vitest/config';
import { unitTests } from './shell/build/vite/unit-tests';

/** For machines with two cores, on which most drills mostly wait. */
const maxWorkers = 2;

export default defineConfig({
  plugins: unitTests.plugins,
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...unitTests.test,
          name: 'unit',
          include: ['{shell,mf-*,server,tools}/**/*.test.{ts,tsx}'],
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          globalSetup: [unitTests.test.globalSetup, 'tests/contract/postgres.ts'],
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers,
        },
      },
      {
        extends: true,
        test: {
          name: 'drills',
          globalSetup: ['tests/e2e/global-setup.ts', 'tests/contract/postgres.ts'],
          include: ['tests/drills/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
          maxWorkers,
        },
      },
    ],
  },
});
