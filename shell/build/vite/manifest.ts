import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type AreaConfig,
  type AreaManifest,
  CONTRACT_VERSION,
  type PartFiles,
} from '@sharemore/platform/contract';
import type { Manifest, Rollup } from 'vite';
import { REMOTE_ENTRY } from './federation';
import { sharedNameOf, sharedNames, versionOf } from './shared';

/** Stands for the build's id in its files, as the id is a hash of them. */
export const ID_TO_COME = '__build_id__';

/** A build's manifest without its id and the hashes of its files. */
export type BuildDescription = Omit<AreaManifest, 'build' | 'integrity'>;

/** Describes a build (`area.json`) from its configuration, its folder and Vite's results. */
export function describeBuild(
  { name, pages, slots = {}, ...declared }: AreaConfig,
  folder: string,
  server: Rollup.RollupOutput,
): BuildDescription {
  const vite = JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8')) as Manifest;
  const isShell = name === 'shell';
  const { modules, styles } = filesOf(vite, isShell ? 'src/entry-client.tsx' : 'src/area.ts');
  const base = isShell
    ? { modules, styles: [vite['style.css']?.file ?? missing('style.css')] }
    : { modules: [REMOTE_ENTRY, ...modules], styles };
  const part = (source: string): PartFiles => without(filesOf(vite, source.replace(/^\.\//, '')), base);
  const chunks = server.output.filter((file) => file.type === 'chunk');
  return {
    ...declared,
    area: name,
    contract: CONTRACT_VERSION,
    entry: base.modules[0] ?? missing(name),
    base,
    pages: Object.fromEntries(Object.entries(pages).map(([path, source]) => [path, part(source)])),
    slots: Object.fromEntries(Object.entries(slots).map(([slot, source]) => [slot, part(source)])),
    fonts: builtFiles(folder).flatMap((file) => /^client\/(assets\/.*\.woff2)$/.exec(file)?.[1] ?? []),
    provides: isShell ? providedBy(chunks) : {},
    imports: isShell ? {} : importedBy(chunks),
  };
}

function providedBy(chunks: Rollup.OutputChunk[]): AreaManifest['provides'] {
  const provided = chunks.flatMap(({ facadeModuleId, exports, fileName }) => {
    const name = sharedNameOf(facadeModuleId);
    return name ? [[name, { version: versionOf(name), names: exports, file: `server/${fileName}` }]] : [];
  });
  return Object.fromEntries(provided);
}

function importedBy(chunks: Rollup.OutputChunk[]): AreaManifest['imports'] {
  const imported = sharedNames.flatMap((name) => {
    const names = new Set(chunks.flatMap(({ importedBindings }) => importedBindings[name] ?? []));
    names.delete('*');
    const isImported = chunks.some(({ imports, dynamicImports }) =>
      [...imports, ...dynamicImports].includes(name),
    );
    return isImported ? [[name, { version: versionOf(name), names: [...names].sort() }]] : [];
  });
  return Object.fromEntries(imported);
}

/** The files of a build that its manifest lists: all but itself and the source maps, which no id depends on. */
export function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !/^(area\.json$|maps\/|client\/\.vite\/)/.test(file))
    .sort();
}

/** The subresource integrity value of each file of a build, by its path. */
export function integrityBelow(folder: string): Record<string, string> {
  const integrityOf = (file: string) =>
    `sha256-${hash('sha256', readFileSync(join(folder, file)), 'base64')}`;
  return Object.fromEntries(builtFiles(folder).map((file) => [file, integrityOf(file)]));
}

function filesOf(vite: Manifest, entry: string): PartFiles {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = vite[key] ?? missing(key);
    if (modules.has(chunk.file)) return;
    modules.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  visit(entry);
  return { modules: [...modules], styles: [...styles] };
}

function without(part: PartFiles, base: PartFiles): PartFiles {
  return {
    modules: part.modules.filter((file) => !base.modules.includes(file)),
    styles: part.styles.filter((file) => !base.styles.includes(file)),
  };
}

function missing(key: string): never {
  throw new Error(`The build has no chunk for ${key}: is the path in area.config.ts right?`);
}
