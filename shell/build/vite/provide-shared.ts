import type { Plugin } from 'vite';
import { commonJsNames, sharedNames } from './shared';

const PREFIX = 'shared:';

/**
 * Adds an entry for each shared name to the shell's server build, so that server and browser use shared modules of the
 * same build. For a CommonJS package, the entry lists the exports, because areas import them by name.
 */
export const provideShared: Plugin = {
  name: 'sharemore:provide-shared',
  async buildStart() {
    for (const name of sharedNames) {
      const fileName = `shared/${name.replace(/\W+/g, '-').replace(/^-/, '')}.js`;
      this.emitFile({ type: 'chunk', id: PREFIX + name, fileName, preserveSignature: 'strict' });
    }
  },
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const name = id.slice(PREFIX.length + 1);
    const source = JSON.stringify(name);
    if (!commonJsNames.includes(name)) return `export * from ${source};`;
    const names = Object.keys((await import(name)) as object);
    const own = names.filter((each) => each !== 'default' && each !== 'module.exports');
    return `import whole from ${source};\nexport default whole;\nexport const { ${own.join(', ')} } = whole;`;
  },
};

/** The shared name that a chunk of the shell's server build provides, or null. */
export function sharedNameOf(facadeModuleId: string | null): string | null {
  return facadeModuleId?.startsWith(`\0${PREFIX}`) ? facadeModuleId.slice(PREFIX.length + 1) : null;
}
