import { resolve } from 'node:path';
import federation from '@originjs/vite-plugin-federation';
import type { Plugin } from 'vite';
import { editPackage } from './edit-package';
import { platformDir } from './folders';
import { installedPackage } from './installed-package';

const PLUGIN = '@originjs/vite-plugin-federation';

/** Source files of the shared names that are not plain packages. The plugin matches each name exactly. */
export const sharedSources: Record<string, string> = {
  'react-router-dom': resolve(platformDir, 'src/router.ts'),
  '@sharemore/platform/page': resolve(platformDir, 'src/page.tsx'),
  '@sharemore/platform/session': resolve(platformDir, 'src/session.ts'),
  '@sharemore/platform/slots': resolve(platformDir, 'src/slots.tsx'),
  '@sharemore/platform/ui': resolve(platformDir, 'src/ui/index.ts'),
};

/** Shared packages that the shell provides unchanged. */
const sharedPackages = ['react', 'react/jsx-runtime', 'react-dom', 'zustand'];

/** An empty module. */
export const notBundled = resolve(import.meta.dirname, 'not-bundled.ts');

/** Every specifier of which a page and a server have exactly one copy, the shell's. */
export const sharedNames: string[] = [...sharedPackages, ...Object.keys(sharedSources)];

/**
 * The plugins that make an area a remote with one exposed module; shared modules come from the shell. Only this file
 * depends on the federation plugin (`docs/decisions/001-federation.md`).
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
 * The share scope, which gives areas the shell's own modules. The plugin's host would add a wrapper file for
 * each and a runtime for other kinds of remotes; instead the shell imports its remotes itself
 * (`src/browser/import-remote.ts`).
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
 * Imports shared modules synchronously: the shell has loaded them all before it imports an area. The plugin uses a
 * top-level await in every module, and in Safari two concurrent imports of such a module can expose uninitialised
 * variables (WebKit bug 242740). Versions are not compared here: the server checks them before a set goes live.
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

/** Removes the entry's code for styles and for the share scope, which the shell handles. */
const slimEntry = editPackage(PLUGIN, /__remoteEntryHelper__/, [
  [/dynamicLoadingCss\('.*/, ''],
  [/const seen = [\s\S]*(?=async function __federation_import)/, ''],
  [/export const init =[\s\S]*/, ''],
]);

/** Keeps the plugin from emitting its import as a separate file, so that it joins the exposed module's. */
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

/** Removes the empty file of the entry that Rollup requires beside the exposed module. */
const dropEmptyEntry: Plugin = {
  name: 'sharemore:drop-empty-entry',
  generateBundle(_options, bundle) {
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.type === 'chunk' && chunk.facadeModuleId === notBundled) delete bundle[file];
    }
  },
};

/** The installed version of the package that a shared name belongs to. */
export function versionOf(name: string): string {
  const [owner = ''] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [];
  return installedPackage(owner, platformDir).version;
}
