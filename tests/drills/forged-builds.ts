import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseSet } from '../../server/src/releases/release-set';
import { openFolderStore } from '../../server/src/releases/store/folder-store';
import type { AreaManifest } from '../../shell/platform/src/contract';
import { filesBelow, integrityBelow } from '../../shell/platform/vite/manifest';
import { root } from '../../tools/apps';

/**
 * Another build of an area, as its team would make it: the built one under a new id, with what `change` does to
 * its folder. Its hashes are right, unless `change` says otherwise in the manifest that it returns.
 */
export function forgeBuild(
  area: string,
  build: string,
  change: (folder: string, manifest: AreaManifest) => unknown = () => {},
): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'forged-')), 'dist');
  cpSync(join(root, area, 'dist'), folder, { recursive: true });
  const file = join(folder, 'area.json');
  const original = JSON.parse(readFileSync(file, 'utf8')) as AreaManifest;
  for (const each of filesBelow(folder)) {
    // Compressed twins of changed files would be stale.
    if (/\.(br|gz)$/.test(each)) rmSync(join(folder, each));
    if (!/\.(js|css)$/.test(each)) continue;
    const code = readFileSync(join(folder, each), 'utf8');
    if (code.includes(original.build))
      writeFileSync(join(folder, each), code.replaceAll(original.build, build));
  }
  const changes = change(folder, original) as Partial<AreaManifest> | undefined;
  const integrity = integrityBelow(folder);
  writeFileSync(file, JSON.stringify({ ...original, build, integrity, ...changes }));
  return folder;
}

/** Makes a build live as nobody may: untried, straight into the store. */
export async function forceLive(releasesDir: string, ...folders: string[]): Promise<string> {
  const store = openFolderStore(releasesDir);
  const [head] = await store.changes();
  const builds = { ...head?.set.builds };
  const at = new Date().toISOString();
  for (const folder of folders) {
    const manifest = JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8')) as AreaManifest;
    await store.addBuild(folder, { manifest, by: 'a drill', at });
    builds[manifest.area] = manifest.build;
  }
  const set = releaseSet(builds);
  const number = (head?.number ?? 0) + 1;
  await store.append({ number, action: 'promote', set, by: 'a drill', at, why: 'to see what breaks' });
  return set.id;
}
