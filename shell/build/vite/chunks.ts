import { resolve } from 'node:path';
import type { AreaConfig } from '@sharemore/platform/contract';
import type { Rollup } from 'vite';

/** Splits the shell into three files, which the browser evaluates one by one, so that none blocks the page for long. */
export function shellChunk(id: string): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
  return id.includes('/node_modules/react-router/') ? 'router' : undefined;
}

/**
 * Groups an area's modules: `area` for the exposed module, the plugin's import and what pages share with slots; `pages`
 * for what at least 30 % of pages use; `with-first-page` for what the first page, where most visits start, shares with
 * at most 40 % of pages. Modules that only slots use stay with the slots, so that no page loads them.
 */
export function areaChunks(areaDir: string, { pages, slots = {} }: AreaConfig): Rollup.GetManualChunk {
  const slotFiles = Object.values(slots).map((file) => resolve(areaDir, file));
  const pageFiles = Object.values(pages).flatMap((file) => (file ? [resolve(areaDir, file)] : []));
  return (id, { getModuleInfo }) => {
    // The plugin emits its own entry file.
    if (id.includes('__remoteEntryHelper__')) return undefined;
    if (id.includes('__federation_fn_')) return 'area';
    const users = new Set<string>();
    const visited = new Set<string>();
    const visit = (module: string) => {
      if (visited.has(module)) return;
      visited.add(module);
      const info = getModuleInfo(module);
      if (info?.isEntry) users.add('area');
      else if (!info || info.dynamicImporters.length > 0) users.add(module);
      for (const importer of info?.importers ?? []) visit(importer);
    };
    visit(id);
    const isOnlySlots = [...users].every((user) => slotFiles.includes(user));
    if (isOnlySlots) return undefined;
    if (users.has('area') || slotFiles.some((file) => users.has(file))) return 'area';
    const share = users.size > 1 ? users.size / pageFiles.length : 0;
    if (share > 0 && share <= 0.4 && users.has(pageFiles[0] ?? '')) return 'with-first-page';
    if (share < 0.3) return undefined;
    return slotFiles.length > 0 ? 'pages' : 'area';
  };
}

/**
 * Scripts and styles have no hashes: the build's folder makes their addresses immutable, and a document names a dozen
 * of them. Other assets keep hashes, so that two files of one name get the same names in both builds.
 */
export const clientOutput = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: 'assets/[name].js',
  assetFileNames: ({ names }: Rollup.PreRenderedAsset) =>
    names[0]?.endsWith('.css') ? 'assets/[name].css' : 'assets/[name]-[hash][extname]',
};

export const serverOutput = { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' };
