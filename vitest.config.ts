import { defineConfig } from 'vitest/config';
import { unitTests } from './shell/build/vite/unit-tests';

/**
 * Contract tests and drills run in one group. On two cores it has six workers, because these tests wait for time limits,
 * polls and services more than they work.
 */
const together = {
  maxWorkers: 6,
  isolate: false,
  setupFiles: ['shell/build/vite/fresh-modules.ts'],
  sequence: { groupOrder: 1 },
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  esbuild: unitTests.esbuild,
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
          ...together,
        },
      },
      {
        extends: true,
        test: {
          name: 'drills',
          globalSetup: ['tests/e2e/global-setup.ts', 'tests/contract/postgres.ts'],
          include: ['tests/drills/**/*.test.ts'],
          ...together,
        },
      },
    ],
  },
});
