import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { directImports } from './direct-imports';

/** Each name that the package's widgets and forms hand out, and the file that it comes from. */
const files = new Map(
  ['widgets', 'forms'].flatMap((part) => {
    const folder = resolve(import.meta.dirname, '../src', part);
    const index = readFileSync(resolve(folder, 'index.ts'), 'utf8');
    return [...index.matchAll(/export \{([^}]*)\} from '(.*?)'/g)].flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.trim(), resolve(folder, file)] as const),
    );
  }),
);

/** Takes each widget from its own file: through the package's index, every page would bring the styles of all. */
export const slimWidgets: Plugin = {
  name: 'sharemore:slim-widgets',
  apply: 'build',
  enforce: 'pre',
  transform: (code) =>
    directImports(code, '@sharemore/platform/(?:widgets|forms)', (name, local) => {
      const file = files.get(name);
      if (!file) throw new Error(`${name} is no name of the platform's widgets and forms`);
      return `import { ${name} as ${local} } from '${file}';`;
    }),
};
