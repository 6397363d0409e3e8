import type { Plugin } from 'vite';
import { platformFile } from './folders';

/** Replaces lucide's icon factory by a small one (`../src/icon.tsx`), in development too. */
export const slimIcons: Plugin = {
  name: 'sharemore:slim-icons',
  enforce: 'pre',
  // Prebundled or imported by Node, icons would bring their own factory.
  config: () => ({ optimizeDeps: { exclude: ['lucide-react'] }, ssr: { noExternal: ['lucide-react'] } }),
  resolveId: (id) => (id === '../createLucideIcon.mjs' ? platformFile('icon.tsx') : null),
};
