import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { type AreaConfig, type AreaManifest, CONTRACT_VERSION, type PartFiles } from '../src/contract';

const REMOTE_ENTRY = 'assets/remoteEntry.js';

/** What `describeBuild` needs to know beside the built files. */
export interface BuiltArea {
  config: AreaConfig;
  build: string;
  /** The build's `client/` folder, with Vite's own manifest still in it. */
  clientDir: string;
}

/** Writes down what a build is and needs (`area.json`), from Vite's manifest and the area's own config. */
export function describeBuild({ config, build, clientDir }: BuiltArea): AreaManifest {
  const vite = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const isShell = config.name === 'shell';
  const base = isShell ? shellBase(vite) : areaBase(vite);
  const part = (source: string): PartFiles => without(filesOf(vite, [source.replace(/^\.\//, '')]), base);
  const files = readdirSync(join(clientDir, 'assets'));
  return {
    area: config.name,
    build,
    contract: CONTRACT_VERSION,
    platform: config.platform,
    entry: isShell ? (vite['src/entry-client.tsx']?.file ?? missing('src/entry-client.tsx')) : REMOTE_ENTRY,
    base,
    pages: Object.fromEntries(
      Object.entries(config.pages).map(([path, source]) => [path, source === null ? null : part(source)]),
    ),
    slots: Object.fromEntries(
      Object.entries(config.slots ?? {}).map(([name, source]) => [name, part(source)]),
    ),
    fonts: files.filter((file) => file.endsWith('.woff2')).map((file) => `assets/${file}`),
    integrity: Object.fromEntries(
      files
        .filter((file) => /\.(js|css)$/.test(file))
        .map((file) => [`assets/${file}`, integrity(join(clientDir, 'assets', file))]),
    ),
  };
}

/** The shell needs its entry and every shared module at once, with all that they import. */
function shellBase(vite: Manifest): PartFiles {
  const shared = Object.keys(vite).filter((key) => /__federation_shared_/.test(vite[key]?.file ?? ''));
  const base = filesOf(vite, ['src/entry-client.tsx', ...shared]);
  const style = vite['style.css']?.file;
  return { modules: base.modules, styles: style ? [style] : base.styles };
}

function areaBase(vite: Manifest): PartFiles {
  const exposed = filesOf(vite, ['src/area.ts']);
  return { ...exposed, modules: [REMOTE_ENTRY, ...exposed.modules] };
}

function filesOf(vite: Manifest, keys: string[]): PartFiles {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = vite[key] ?? missing(key);
    if (modules.has(chunk.file)) return;
    modules.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const key of keys) visit(key);
  return { modules: [...modules], styles: [...styles] };
}

function without(part: PartFiles, base: PartFiles): PartFiles {
  return {
    modules: part.modules.filter((file) => !base.modules.includes(file)),
    styles: part.styles.filter((file) => !base.styles.includes(file)),
  };
}

function integrity(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}

function missing(key: string): never {
  throw new Error(`The build has no chunk for ${key}: is the path in area.config.ts right?`);
}
