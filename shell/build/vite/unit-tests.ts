import { resolve } from 'node:path';

/** From Node 25 on, Node's own `localStorage` hides that of the test browser. */
const noNodeStorage = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** The configuration of unit tests, for a single area and for the whole repository. */
export const unitTests = {
  esbuild: { jsx: 'automatic' as const },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    // A thread starts in less time than a process.
    pool: 'threads' as const,
    isolate: false,
    globalSetup: resolve(import.meta.dirname, 'test-folder.ts'),
    setupFiles: ['fresh-modules.ts', 'unit-setup.ts'].map((file) => resolve(import.meta.dirname, file)),
    // For a machine that is busy or pauses: a limit ends what would never end, and measures nothing.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    execArgv: noNodeStorage,
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
    // The platform ships TypeScript sources.
    server: { deps: { inline: [/@sharemore\/(platform|build)/] } },
    // Node would load two copies of this package, one for each name.
    alias: { 'react-router-dom': 'react-router' },
  },
};
