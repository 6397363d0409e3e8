import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { baseConfig, sourceAliases } from './index';

/** Runs all apps from source in one Vite server, with aliases in place of federation. */
export function devConfig(rootDir: string): InlineConfig {
  return {
    ...baseConfig(rootDir),
    plugins: [react()],
    resolve: { alias: sourceAliases() },
    optimizeDeps: { entries: ['shell/src/entry-dev.tsx', 'mf-*/src/area.ts'], include: devPackages },
  };
}

/** Dependencies that Vite prebundles at the start of development, instead of discovering them one by one. */
const devPackages = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  'zustand',
];
