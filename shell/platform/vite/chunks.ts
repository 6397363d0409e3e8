import { resolve } from 'node:path';
import type { Rollup } from 'vite';
import type { AreaConfig } from '../src/contract';

/** Three files, read and evaluated one after the other, so that none of them holds the page up for long. */
export function shellChunk(id: string): string | undefined {
  if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
  return id.includes('/node_modules/react-router/') ? 'router' : undefined;
}

/**
 * One file for the exposed module, the plugin's import and what pages share with slots; one for what three in ten
 * of the pages use; and one for what the first of them, where most visits start, shares with at most two in five.
 * What only slots use stays with them: no other page brings it.
 */
export function areaChunks(areaDir: string, { pages, slots = {} }: AreaConfig): Rollup.GetManualChunk {
  const slotFiles = Object.values(slots).map((file) => resolve(areaDir, file));
  const pageFiles = Object.values(pages).flatMap((file) => (file ? [resolve(areaDir, file)] : []));
  return (id, { getModuleInfo }) => {
    // The plugin's own entry is a file of its own.
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
 * Scripts and styles without hashes: the build's own folder is the address that never changes, and a page's document
 * names a dozen of them. Other files keep theirs, so that two of one name in two folders have the same names in the
 * browser's and the server's build.
 */
export const clientOutput = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: 'assets/[name].js',
  assetFileNames: ({ names }: Rollup.PreRenderedAsset) =>
    names[0]?.endsWith('.css') ? 'assets/[name].css' : 'assets/[name]-[hash][extname]',
};

export const serverOutput = { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' };
