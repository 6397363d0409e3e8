import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
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
  const dist = join(areaDir, 'dist');
  rmSync(dist, { recursive: true, force: true });
  await build(name === 'shell' ? shellClientConfig(areaDir, id) : areaClientConfig(areaDir, config, id));
  await build(name === 'shell' ? shellServerConfig(areaDir, id) : areaServerConfig(areaDir, config, id));
  const manifest = describeBuild({ config, build: id, clientDir: join(dist, 'client') });
  rmSync(join(dist, 'client/.vite'), { recursive: true, force: true });
  writeFileSync(join(dist, 'server/package.json'), '{ "type": "module" }\n');
  await compressBelow(join(dist, 'client'));
  writeFileSync(join(dist, 'area.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

const [name] = process.argv.slice(2);
if (!name) throw new Error('Usage: build-area AREA');
await buildArea(name);
