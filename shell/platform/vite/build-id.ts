import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const ignored = /(^|\/)(node_modules|dist|\..*)(\/|$)|\.test\.tsx?$|\.md$/;

/**
 * A build's id: a hash of all that goes into it (the area's files, what it takes from the platform's sources, the build preset, the exact packages), so
 * equal sources give an equal id on every machine and a build is stale when its id differs.
 */
export function findBuildId(areaDir: string, root: string): string {
  const platform = resolve(root, 'shell/platform');
  const taken = [
    join(platform, 'vite'),
    join(platform, 'src/contract'),
    join(platform, 'src/companies'),
    join(platform, 'src/fonts'),
    join(platform, 'src/tokens.css'),
    ...['figures', 'money', 'outcomes'].map((name) => join(platform, `src/${name}.ts`)),
  ];
  const hash = createHash('sha256');
  for (const path of [areaDir, ...taken]) {
    for (const file of filesBelow(path)) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  hash.update(readFileSync(resolve(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(folder: string): string[] {
  if (statSync(folder).isFile()) return [folder];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (ignored.test(entry.name)) return [];
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
