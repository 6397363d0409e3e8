import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const iconsDir = resolve(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm/icons');

/**
 * Imports each icon from its own file, so that a build does not read all 1,700 and no page loads another page's icons,
 * and replaces lucide's icon factory by a small one (`../src/icon.tsx`).
 */
export const slimIcons: Plugin = {
  name: 'sharemore:slim-icons',
  apply: 'build',
  enforce: 'pre',
  transform: (code) =>
    directImports(
      code,
      'lucide-react',
      (icon, local) => `import ${local} from '${iconsDir}/${kebab(icon)}.mjs';`,
    ),
  resolveId: (id) =>
    id === '../createLucideIcon.mjs' ? resolve(import.meta.dirname, '../src/icon.tsx') : null,
};

/** `Gamepad2` is in `gamepad-2.mjs`. A name without a file of its own fails the build. */
function kebab(name: string): string {
  return name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();
}

/** Maps each export of the platform's widgets and forms to its file. */
const files = new Map(
  ['widgets', 'forms'].flatMap((part) => {
    const folder = resolve(import.meta.dirname, '../src', part);
    const index = readFileSync(resolve(folder, 'index.ts'), 'utf8');
    return [...index.matchAll(/export \{([^}]*)\} from '(.*?)'/g)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.trim(), resolve(folder, file)] as const),
    );
  }),
);

/** Imports each widget from its own file: through the index, every page would load the styles of all widgets. */
export const slimWidgets: Plugin = {
  name: 'sharemore:slim-widgets',
  apply: 'build',
  enforce: 'pre',
  transform: (code) =>
    directImports(code, '@sharemore/platform/(?:widgets|forms)', (name, local) => {
      const file = files.get(name);
      if (!file) throw new Error(`The platform's widgets and forms do not export ${name}`);
      return `import { ${name} as ${local} } from '${file}';`;
    }),
};

/**
 * Splits each import from `source` into one statement per name, which `importOf` makes of the exported and the local
 * name. Drops types, as the build does anyway.
 */
function directImports(
  code: string,
  source: string,
  importOf: (name: string, local: string) => string,
): { code: string; map: null } | null {
  const direct = code.replace(
    new RegExp(`import \\{([^}]*)\\} from ['"]${source}['"];?`, 'g'),
    (_statement, names: string) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => {
          const [exported = '', local = exported] = name.split(' as ');
          return importOf(exported, local);
        })
        .join(' '),
  );
  return direct === code ? null : { code: direct, map: null };
}
