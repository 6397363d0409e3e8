import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseSet } from '../../server/src/releases/release-set';
import { openFolderStore } from '../../server/src/releases/store';
import { builtFiles, integrityBelow } from '../../shell/build/vite/manifest';
import type { AreaManifest } from '../../shell/platform/src/contract';
import { root } from '../../tools/apps';

/**
 * Copies the current build of an area under a new id and applies `change` to the copy. The manifest gets the right
 * hashes, and then whatever fields `change` returns. @returns the copy's folder.
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
  for (const each of builtFiles(folder)) {
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

/** A change for `forgeBuild` of the code in one file. @throws when `change` changes nothing */
export const recoding = (file: string, change: (code: string) => string) => (folder: string) => {
  const path = join(folder, file);
  const code = readFileSync(path, 'utf8');
  if (change(code) === code) throw new Error(`${file} stays as it is`);
  writeFileSync(path, change(code));
};

export const withCode = (code: string, file = 'server/area.js') => recoding(file, () => code);

export const appending = (code: string, file = 'server/area.js') => recoding(file, (old) => old + code);

/** Code that blocks its process, for ever or for some milliseconds, as a loop does, and leaves the processor to others. */
export const blocking = (ms = Number.POSITIVE_INFINITY) =>
  `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`;

/** Writes builds and a live set straight into the store, without any check. @returns the set's id. */
export async function forceLive(releasesDir: string, ...folders: string[]): Promise<string> {
  const store = openFolderStore(releasesDir);
  const [head] = await store.changes();
  const builds = { ...head?.set.builds };
  const at = new Date().toISOString();
  for (const folder of folders) {
    const manifest = JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8')) as AreaManifest;
    if (!(await store.build(manifest.area, manifest.build)))
      await store.addBuild(folder, { manifest, by: 'a drill', at });
    builds[manifest.area] = manifest.build;
  }
  const set = releaseSet(builds);
  const number = (head?.number ?? 0) + 1;
  await store.append({ number, action: 'promote', set, by: 'a drill', at, why: 'to see what breaks' });
  return set.id;
}
