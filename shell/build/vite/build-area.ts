import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AreaConfig, AreaManifest } from '@sharemore/platform/contract';
import { isBuiltPath, PATH_RULE } from '@sharemore/platform/contract/area-manifest';
import { build, loadConfigFromFile, type Rollup } from 'vite';
import { areaClientConfig, areaServerConfig, shellClientConfig, shellServerConfig } from './index';
import { type BuildDescription, builtFiles, describeBuild, ID_TO_COME, integrityBelow } from './manifest';
import { fingerprint } from './sources';

/** Loads an area's `area.config.ts` and what it imports as they are now. @throws also what it throws, with its line */
export async function readAreaConfig(areaDir: string): Promise<AreaConfig> {
  const file = join(areaDir, 'area.config.ts');
  if (!existsSync(file)) throw new Error(`There is no area in ${areaDir}: it has no area.config.ts`);
  const purpose = { command: 'build', mode: 'production' } as const;
  const loaded: { config: object } | null = await loadConfigFromFile(purpose, file, areaDir, 'silent').catch(
    (error) => {
      error.message += /\n +at .*area\.config\.ts.*/.exec(error.stack) ?? '';
      throw error;
    },
  );
  return loaded?.config as AreaConfig;
}

/** Builds one area for the browser and the server into its `dist`. Equal content has an equal id on every machine. */
export async function buildArea(areaDir: string): Promise<AreaManifest> {
  process.chdir(areaDir);
  // A test runner sets another value, which would put React's development code into the build.
  process.env.NODE_ENV = 'production';
  const config = await readAreaConfig(areaDir);
  const sources = fingerprint(areaDir);
  const outDir = join(areaDir, `node_modules/.cache/build-${process.pid}`);
  using _draft = { [Symbol.dispose]: () => rmSync(outDir, { recursive: true, force: true }) };
  const isShell = config.name === 'shell';
  await build(isShell ? shellClientConfig(areaDir, outDir) : areaClientConfig(areaDir, config, outDir));
  const server = (await build(
    isShell ? shellServerConfig(areaDir, outDir) : areaServerConfig(areaDir, config, outDir),
  )) as Rollup.RollupOutput;
  writeFileSync(join(outDir, 'server/package.json'), '{ "type": "module" }\n');
  // A build of two states of its sources would be called fresh, as one of the second.
  if (fingerprint(areaDir) !== sources)
    throw new Error(`${config.name} was changed while it was built: build it again`);
  // Those of file managers and git, which Vite takes along from `public/`.
  for (const file of builtFiles(outDir)) if (basename(file).startsWith('.')) rmSync(join(outDir, file));
  const wrong = builtFiles(outDir).find((file) => !isBuiltPath(file));
  if (wrong)
    throw new Error(`The build has ${JSON.stringify(wrong)}, but ${PATH_RULE}: give the file another name`);
  keepMapsApart(outDir);
  const description = describeBuild(config, outDir, server);
  rmSync(join(outDir, 'client/.vite'), { recursive: true });
  const manifest = { ...description, ...nameBuild(outDir, description) };
  writeFileSync(join(outDir, 'area.json'), `${JSON.stringify({ ...manifest, sources }, null, 2)}\n`);
  replaceFolder(join(areaDir, 'dist'), outDir);
  return manifest;
}

/** Moves the source maps into a folder `maps` of the build, so that they are never among the files for visitors. */
function keepMapsApart(folder: string): void {
  for (const file of builtFiles(folder).filter((name) => name.endsWith('.map'))) {
    mkdirSync(dirname(join(folder, 'maps', file)), { recursive: true });
    renameSync(join(folder, file), join(folder, 'maps', file));
  }
}

/** Gives a build its id: a hash of its files and of what its manifest says about them. */
function nameBuild(folder: string, description: BuildDescription): Pick<AreaManifest, 'build' | 'integrity'> {
  const content = JSON.stringify([description, integrityBelow(folder)]);
  const id = hash('sha256', content).slice(0, 12);
  for (const file of builtFiles(folder).map((name) => join(folder, name))) {
    // Latin-1 keeps the bytes of every file.
    const text = readFileSync(file, 'latin1');
    if (text.includes(ID_TO_COME)) writeFileSync(file, text.replaceAll(ID_TO_COME, id), 'latin1');
  }
  return { build: id, integrity: integrityBelow(folder) };
}

/** Replaces a folder by renaming, so that readers never see a partial build. */
function replaceFolder(folder: string, replacement: string): void {
  const old = `${replacement}-old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(replacement, folder);
  rmSync(old, { recursive: true, force: true });
}
