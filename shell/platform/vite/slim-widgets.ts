import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

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
  transform(code) {
    const direct = code.replace(
      /import \{([^}]*)\} from ['"](@sharemore\/platform\/(?:widgets|forms))['"];?/g,
      (_statement, names: string, index: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => `import { ${name} } from '${files.get(name.split(' as ')[0] ?? '') ?? index}';`)
          .join(' '),
    );
    return direct === code ? null : { code: direct, map: null };
  },
};
