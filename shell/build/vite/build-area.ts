import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaManifest } from '@sharemore/platform/contract';
import { build, type Rollup } from 'vite';
import { readAreaConfig } from './area-config';
import { findBuildId } from './build-id';
import { compressBelow } from './compress';
import { areaClientConfig, areaServerConfig, shellClientConfig, shellServerConfig } from './index';
import { describeBuild } from './manifest';

/**
 * Builds one area for the browser and the server into its `dist`. Call it once per process: the federation plugin
 * keeps its state in module variables.
 */
export async function buildArea(areaDir: string): Promise<AreaManifest> {
  process.chdir(areaDir);
  const config = await readAreaConfig(areaDir);
  const id = findBuildId(areaDir);
  const target = { build: id, outDir: join(areaDir, `node_modules/.cache/build-${process.pid}`) };
  const isShell = config.name === 'shell';
  await build(isShell ? shellClientConfig(areaDir, target) : areaClientConfig(areaDir, config, target));
  const server = (await build(
    isShell ? shellServerConfig(areaDir, target) : areaServerConfig(areaDir, config, target),
  )) as Rollup.RollupOutput;
  writeFileSync(join(target.outDir, 'server/package.json'), '{ "type": "module" }\n');
  // A build of two states of its sources would be published as the first of them.
  if (findBuildId(areaDir) !== id) {
    rmSync(target.outDir, { recursive: true });
    throw new Error(`${config.name} was changed while it was built: build it again`);
  }
  await compressBelow(join(target.outDir, 'client'));
  const manifest = describeBuild(config, id, target.outDir, server);
  rmSync(join(target.outDir, 'client/.vite'), { recursive: true });
  writeFileSync(join(target.outDir, 'area.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  replaceFolder(join(areaDir, 'dist'), target.outDir);
  return manifest;
}

/** Replaces a folder by renaming, so that readers never see a partial build. */
function replaceFolder(folder: string, replacement: string): void {
  const old = `${replacement}-old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(replacement, folder);
  rmSync(old, { recursive: true, force: true });
}
