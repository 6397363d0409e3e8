import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { sharedNames, versionOf } from './shared';

/*
 * The adapter to the federation plugin, whose names no other file of a build knows. In the browser, the shell asks an
 * area's entry for its module (`shell/src/entry-client.tsx`). What each change of the plugin's output buys is in
 * `docs/decisions/061-one-adapter-to-the-federation-plugin.md`.
 */

/** The file that the plugin makes of an area: it gives the shell the area's exposed module. */
export const REMOTE_ENTRY = 'assets/remoteEntry.js';

/** Whether a module is the source of that file. The plugin completes it only where it is alone in its chunk. */
export const isRemoteEntry = (id: string): boolean => id.includes('__remoteEntryHelper__');

/** The plugin's function that gets a shared module. Every module of an area imports it. */
export const IMPORT_SHARED = '\0virtual:__federation_fn_import';

/** An empty module, which stands in for every shared one in an area's build, and is the entry that Rollup requires. */
export const notBundled = resolve(import.meta.dirname, 'not-bundled.ts');

/**
 * The plugins that make an area a remote with one exposed module; shared modules come from the shell. The federation
 * plugin keeps in module variables that it has exposed a module, which it does once: each build has a copy of its own,
 * which keeps of the build's configuration, and so of all its modules, no more than it reads.
 */
export async function remotePlugins(area: string, exposed: string): Promise<Plugin[]> {
  const copy = `${import.meta.resolve('@originjs/vite-plugin-federation')}?${performance.now()}`;
  const { default: federation } = await import(copy);
  const fromShell = { packagePath: notBundled, import: false, generate: false };
  const remote: Plugin & { configResolved: (config: object) => void } = federation({
    name: area,
    filename: 'remoteEntry.js',
    shared: Object.fromEntries(sharedNames.map((name) => [name, fromShell])),
    exposes: { './area': { import: exposed, dontAppendStylesToHead: true } },
  });
  const configResolved = ({ base, build: { assetsDir, cssCodeSplit } }: ResolvedConfig) =>
    remote.configResolved({ base, build: { assetsDir, cssCodeSplit } });
  return [importAtOnce, withoutStyles, { ...remote, configResolved }, withoutAwait];
}

/**
 * Gets a shared module synchronously: the shell has loaded them all before it imports an area. Versions are not compared
 * here: the server checks them before a set goes live.
 */
const importAtOnce: Plugin = {
  name: 'sharemore:import-at-once',
  enforce: 'pre',
  // The plugin emits it as a file of its own, too. That file stays empty, so that the function joins the exposed module's.
  resolveId: (id) => (id === '__federation_fn_import' ? notBundled : null),
  load: (id) =>
    id !== IMPORT_SHARED
      ? null
      : `export function importShared(name) {
  const [version] = Object.values(globalThis.__federation_shared__.default[name]);
  const module = version.get()();
  return module.default ? { ...module.default, ...module } : module;
}`,
};

/**
 * Removes the entry's call for styles, which the shell brings: it holds the area's absolute path, on which minified names
 * would depend, and which the plugin could not parse with an apostrophe in it.
 */
const withoutStyles: Plugin = {
  name: 'sharemore:without-styles',
  enforce: 'pre',
  transform: (code, id) =>
    isRemoteEntry(id) ? { code: code.replace(/dynamicLoadingCss\('.*/, ''), map: null } : null,
};

/** Removes the top-level await that the plugin puts into every module. */
const withoutAwait: Plugin = {
  name: 'sharemore:without-await',
  enforce: 'post',
  transform: (code, id) =>
    isRemoteEntry(id)
      ? null
      : { code: code.replaceAll('= await importShared(', '= importShared('), map: null },
};

/**
 * The module `virtual:share-scope` of the shell, which gives areas the shell's own modules. The plugin's host would make
 * a file of each.
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
