import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { folderAround } from '../vite/sources';

/** The repository that `folder` is in, or null for a team outside it. */
export const workspaceAround = (folder: string) => folderAround(folder, 'tools/bootstrap.mjs');

/** The folder of the package `@sharemore/server`: the repository's, or the installed one. @throws if there is none */
export function serverFolder(folder: string): string {
  const workspace = workspaceAround(folder);
  if (workspace) return join(workspace, 'server');
  try {
    return dirname(createRequire(join(folder, 'package.json')).resolve('@sharemore/server/package.json'));
  } catch {
    throw new Error('This needs the site’s server: install the package @sharemore/server beside this one');
  }
}
