import { dirname, relative, resolve } from 'node:path';
import type { AreaConfig } from '@sharemore/platform/contract';
import type { Rollup } from 'vite';
import { IMPORT_SHARED, isRemoteEntry } from './federation';

/** Splits the shell into three files, which the browser evaluates one by one, so that none blocks the page for long. */
export function shellChunk(id: string): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
  return id.includes('/node_modules/react-router/') ? 'router' : undefined;
}

/**
 * Groups an area's modules, so that a page loads few files and little of other pages:
 * - `area`: what the exposed module and slots use, and the plugin's import, which all modules use; in an area without
 *   slots also what at least 30 % of pages use, and what the first page, where most visits start, shares with others;
 * - `pages` and `with-first-page`: the same in an area with slots, which need none of it. The second is what the first
 *   page shares with at most 40 % of pages.
 *
 * Rollup splits the rest by the pages and slots that use it.
 */
export function areaChunks(areaDir: string, { pages, slots = {} }: AreaConfig): Rollup.GetManualChunk {
  const inArea = (file: string) => resolve(areaDir, file);
  const slotFiles = Object.values(slots).map(inArea);
  const pageFiles = Object.values(pages).map(inArea);
  const [firstPage = ''] = pageFiles;
  return (id, { getModuleInfo }) => {
    if (isRemoteEntry(id)) return undefined;
    if (id === IMPORT_SHARED) return 'area';
    const users = usersOf(id, getModuleInfo);
    const isForPages = [...users].some((user) => !slotFiles.includes(user));
    if (!isForPages) return undefined;
    if (users.has(ENTRY) || slotFiles.some((file) => users.has(file))) return 'area';
    if (users.size === 1) return undefined;
    const share = users.size / pageFiles.length;
    if (slotFiles.length === 0) return share >= 0.3 || users.has(firstPage) ? 'area' : undefined;
    if (share <= 0.4 && users.has(firstPage)) return 'with-first-page';
    return share >= 0.3 ? 'pages' : undefined;
  };
}

/** Stands for the area's entries among the users of a module. */
const ENTRY = 'entry';

/** The pages and slots, which are imported dynamically, and entries, which a module is part of. */
function usersOf(id: string, getModuleInfo: Rollup.GetModuleInfo): Set<string> {
  const users = new Set<string>();
  const visited = new Set<string>();
  const visit = (module: string) => {
    if (visited.has(module)) return;
    visited.add(module);
    const info = getModuleInfo(module);
    if (info?.isEntry) users.add(ENTRY);
    if (info && info.dynamicImporters.length > 0) users.add(module);
    for (const importer of info?.importers ?? []) visit(importer);
  };
  visit(id);
  return users;
}

const maps = {
  sourcemapExcludeSources: true,
  /** Names sources from the area's folder, so that they are the same on every machine. */
  sourcemapPathTransform: (source: string, map: string) => relative('', resolve(dirname(map), source)),
};

/**
 * Scripts and styles have no hashes: the build's folder makes their addresses immutable, and a document names a dozen
 * of them. Other assets keep hashes, so that two files of one name get the same names in both builds.
 */
export const clientOutput = {
  ...maps,
  entryFileNames: 'assets/[name].js',
  chunkFileNames: 'assets/[name].js',
  assetFileNames: ({ names }: Rollup.PreRenderedAsset) =>
    names[0]?.endsWith('.css') ? 'assets/[name].css' : 'assets/[name]-[hash][extname]',
};

export const serverOutput = {
  ...maps,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name].js',
};
