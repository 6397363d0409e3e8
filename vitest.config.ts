import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { scriptText } from './shell/platform/vite/script-text';

/** Node 25 and later have a `localStorage` of their own, which hides the test browser's. */
const noNodeStorage = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

export default defineConfig({
  plugins: [react(), scriptText],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{shell,mf-*,server,tools}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**', 'releases/**'],
          environment: 'node',
          setupFiles: ['tests/unit-setup.ts'],
          execArgv: noNodeStorage,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'drills',
          include: ['tests/drills/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
