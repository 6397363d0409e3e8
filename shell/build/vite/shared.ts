import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { platformDir } from './folders';

/** The shared names that are CommonJS. */
const commonJsNames = ['react', 'react/jsx-runtime', 'react-dom'];

/** Every specifier of which a page and a server have exactly one copy, the shell's. */
export const sharedNames = [
  ...commonJsNames,
  'zustand',
  'react-router-dom',
  '@sharemore/platform/page',
  '@sharemore/platform/session',
  '@sharemore/platform/slots',
  '@sharemore/platform/ui',
];

const installed = createRequire(resolve(platformDir, 'package.json'));

/** The installed version of the package that a shared name belongs to. */
export function versionOf(name: string): string {
  const [owner = ''] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
  return installed(`${owner}/package.json`).version;
}

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
