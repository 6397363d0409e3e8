import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rollup } from 'vite';
import type { AreaConfig, AreaManifest } from '../shell/platform/src/contract';
import {
  areaClientConfig,
  areaServerConfig,
  describeBuild,
  findBuildId,
  root,
  shellClientConfig,
  shellServerConfig,
} from '../shell/platform/vite';
import { compressBelow } from './compress';

/**
 * Builds one area for the browser and for the server into `<area>/dist`. One process builds one area: the
 * federation plugin keeps its state in module variables.
 */
async function buildArea(name: string): Promise<AreaManifest> {
  const areaDir = resolve(root, name);
  process.chdir(areaDir);
  const module = (await import(pathToFileURL(join(areaDir, 'area.config.ts')).href)) as {
    default: AreaConfig;
  };
  const config = module.default;
  const id = findBuildId(areaDir, root);
  const target = { build: id, outDir: join(root, 'node_modules/.cache/builds', `${name}-${process.pid}`) };
  await build(
    name === 'shell' ? shellClientConfig(areaDir, target) : areaClientConfig(areaDir, config, target),
  );
  const server = (await build(
    name === 'shell' ? shellServerConfig(areaDir, target) : areaServerConfig(areaDir, config, target),
  )) as Rollup.RollupOutput;
  writeFileSync(join(target.outDir, 'server/package.json'), '{ "type": "module" }\n');
  await compressBelow(join(target.outDir, 'client'));
  const manifest = describeBuild({ config, build: id, folder: target.outDir, server });
  rmSync(join(target.outDir, 'client/.vite'), { recursive: true });
  writeFileSync(join(target.outDir, 'area.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  replaceFolder(join(areaDir, 'dist'), target.outDir);
  return manifest;
}

/** Readers find the old build or the new one, whole, however many builds run. */
function replaceFolder(folder: string, replacement: string): void {
  const old = `${replacement}-old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(replacement, folder);
  rmSync(old, { recursive: true, force: true });
}

// A test runner that starts a build says "test" here, and would get React's development code into it.
process.env.NODE_ENV = 'production';
const [name] = process.argv.slice(2);
if (!name) throw new Error('Usage: build-area AREA');
await buildArea(name);
