import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { directImports } from './direct-imports';

const folder = resolve(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons');

/**
 * Takes each icon from its own file, so that a build does not read all 1,700 and no page brings those of another, and
 * puts a small maker of icon components in the place of lucide's (`../src/icon.tsx`).
 */
export const slimIcons: Plugin = {
  name: 'sharemore:slim-icons',
  apply: 'build',
  enforce: 'pre',
  transform: (code) =>
    directImports(
      code,
      'lucide-react',
      (icon, local) => `import ${local} from '${folder}/${kebab(icon)}.mjs';`,
    ),
  resolveId: (id) =>
    id === '../createLucideIcon.mjs' ? resolve(import.meta.dirname, '../src/icon.tsx') : null,
};

/** `Gamepad2` is in `gamepad-2.mjs`. A name without a file of its own fails the build. */
function kebab(name: string): string {
  return name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();
}
