import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { scriptText } from './script-text';

/** Node 25 and later have a `localStorage` of their own, which hides the test browser's. */
const noNodeStorage = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** How unit tests run, in an area alone and in the whole repository. */
export const unitTests = {
  plugins: [react(), scriptText],
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    environment: 'node',
    globalSetup: resolve(import.meta.dirname, 'test-folder.ts'),
    setupFiles: [resolve(import.meta.dirname, 'unit-setup.ts')],
    execArgv: noNodeStorage,
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
    // The platform comes as TypeScript.
    server: { deps: { inline: [/@sharemore\/platform/] } },
    // Two names for one package, of which Node would load two copies.
    alias: { 'react-router-dom': 'react-router' },
  },
};
