import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The repository that `folder` is in, or null for a team outside it. */
export function workspaceAround(folder: string): string | null {
  if (existsSync(join(folder, 'tools/bootstrap.mjs'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : workspaceAround(parent);
}

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
