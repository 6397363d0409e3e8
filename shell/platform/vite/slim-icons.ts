import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Replaces lucide's icon factory by a small one (`../src/icon.tsx`), in development too. */
export const slimIcons: Plugin = {
  name: 'sharemore:slim-icons',
  enforce: 'pre',
  // Prebundled or imported by Node, icons would bring their own factory.
  config: () => ({ optimizeDeps: { exclude: ['lucide-react'] }, ssr: { noExternal: ['lucide-react'] } }),
  resolveId: (id) =>
    id === '../createLucideIcon.mjs' ? resolve(import.meta.dirname, '../src/icon.tsx') : null,
};
