import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import federation from '@originjs/vite-plugin-federation';
import type { Plugin } from 'vite';
import { editPackage } from './edit-package';
import { installedVersion } from './installed-version';

const PLUGIN = '@originjs/vite-plugin-federation';
const platformDir = resolve(import.meta.dirname, '..');

/** The platform's parts that run in pages; each is its own share key, for the plugin matches names exactly. */
const platformParts = {
  '@sharemore/platform/page': 'src/page.tsx',
  '@sharemore/platform/session': 'src/session.ts',
  '@sharemore/platform/slots': 'src/slots.tsx',
  '@sharemore/platform/ui': 'src/ui/index.ts',
} as const;

/** Source files of everything that is single on a page and does not come from a package as it is. */
export const sharedSources: Record<string, string> = {
  'react-router-dom': resolve(platformDir, 'src/router.ts'),
  ...Object.fromEntries(
    Object.entries(platformParts).map(([name, file]) => [name, resolve(platformDir, file)]),
  ),
};

/** Packages that the shell provides as they are. */
const sharedPackages = ['react', 'react/jsx-runtime', 'react-dom', 'zustand'];

/** An empty module. */
export const notBundled = resolve(import.meta.dirname, 'not-bundled.ts');

/** Every specifier of which a page and a server have exactly one copy: the shell's. */
export const sharedNames: string[] = [...sharedPackages, ...Object.keys(sharedSources)];

/**
 * The federation of an area, here and below the one place that knows the plugin
 * (`docs/decisions/001-federation.md`): one exposed module; what is shared comes from the shell.
 */
export function remotePlugins(area: string, exposed: string): Plugin[] {
  const shared = sharedNames.map((name) => [
    name,
    { packagePath: notBundled, import: false, generate: false },
  ]);
  const remote = federation({
    name: area,
    filename: 'remoteEntry.js',
    shared: Object.fromEntries(shared),
    exposes: { './area': { import: exposed, dontAppendStylesToHead: true } },
  }) as Plugin;
  return [importAtOnce, withoutImportFile(remote), withoutWaiting, slimEntry, dropEmptyEntry];
}

/**
 * The scope in which areas look for what is shared: the shell's own chunks. The plugin's host would be 13 stand-in files
 * more, and a runtime for remotes of other kinds; the shell asks its remotes itself (`src/browser/import-remote.ts`).
 */
export const shareScope: Plugin = {
  name: 'sharemore:share-scope',
  resolveId: (id) => (id === 'virtual:share-scope' ? `\0${id}` : null),
  load(id) {
    if (id !== '\0virtual:share-scope') return null;
    const imports = sharedNames.map((name, index) => `import * as shared${index} from '${name}';`);
    const scope = sharedNames.map(
      (name, index) => `'${name}': { '${versionOf(name)}': { get: () => () => shared${index} } }`,
    );
    return `${imports.join('\n')}\nglobalThis.__federation_shared__ = { default: { ${scope.join(', ')} } };`;
  },
};

/**
 * The import of what is shared, without waiting: the shell has it all before it asks for an area. The plugin's own is
 * a top-level await in every module, and in Safari a module that waits and is asked for twice at once hands out
 * variables that have no value yet (WebKit bug 242740). What fits together is checked when a build is published.
 */
const importAtOnce: Plugin = {
  name: 'sharemore:import-at-once',
  enforce: 'pre',
  load: (id) => (id === '\0virtual:__federation_fn_import' ? IMPORT_AT_ONCE : null),
};

const IMPORT_AT_ONCE = `export function importShared(name) {
  const [version] = Object.values(globalThis.__federation_shared__.default[name]);
  const module = version.get()();
  return module.default ? { ...module.default, ...module } : module;
}`;

const withoutWaiting: Plugin = {
  ...editPackage(PLUGIN, /^/, [[/ = await importShared\(/g, ' = importShared(']]),
  enforce: 'post',
};

/** The entry's own way to styles and to the share scope, which the shell sees to. */
const slimEntry = editPackage(PLUGIN, /__remoteEntryHelper__/, [
  [/dynamicLoadingCss\('.*/, ''],
  [/const seen = [\s\S]*(?=async function __federation_import)/, ''],
  [/export const init =[\s\S]*/, ''],
]);

/** The plugin would give its import a file of its own; so it stands in that of the exposed module. */
function withoutImportFile(remote: Plugin): Plugin {
  const { buildStart } = remote;
  if (typeof buildStart !== 'function') throw new Error('The federation plugin starts in another way now');
  return {
    ...remote,
    buildStart(options) {
      const emitFile: typeof this.emitFile = (file) =>
        file.type === 'chunk' && file.name === '__federation_fn_import' ? '' : this.emitFile(file);
      return buildStart.call(Object.create(this, { emitFile: { value: emitFile } }), options);
    },
  };
}

/** Rollup wants an entry of its own beside the exposed module, and writes a file for it. */
const dropEmptyEntry: Plugin = {
  name: 'sharemore:drop-empty-entry',
  generateBundle(_options, bundle) {
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.type === 'chunk' && chunk.facadeModuleId === notBundled) delete bundle[file];
    }
  },
};

/** The version of the package that a shared name belongs to, as it is installed. */
export function versionOf(name: string): string {
  if (!name.startsWith('@sharemore/')) return installedVersion(name.split('/')[0] ?? name, platformDir);
  return (JSON.parse(readFileSync(resolve(platformDir, 'package.json'), 'utf8')) as { version: string })
    .version;
}
