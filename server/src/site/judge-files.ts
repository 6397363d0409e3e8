import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type AreaManifest, builtFileUrl, type PartFiles } from '@sharemore/platform/contract';

/** Reports files that a manifest names for a page or slot but that are not in the build. */
export function lostFiles(manifest: AreaManifest): string[] {
  const { base, pages, slots, integrity } = manifest;
  return Object.entries({ 'every page': base, ...pages, ...slots }).flatMap(([path, part]) =>
    [...(part?.modules ?? []), ...(part?.styles ?? [])]
      .filter((file) => !integrity[`client/${file}`])
      .map((file) => `${path}: names ${builtFileUrl(manifest, file)}, which is not in the set`),
  );
}

/** Reports pages whose scripts or styles, on a first visit, exceed the area's budget. */
export async function overBudget(
  folder: string,
  { area, build, base, pages, budget }: AreaManifest,
): Promise<string[]> {
  if (!budget) return [];
  const sizeOf = async (kind: keyof PartFiles, part: PartFiles) => {
    const files = [...new Set([...base[kind], ...part[kind]])].map((file) => join(folder, 'client', file));
    const sizes = files.map(brotliSize);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
  };
  const problems: string[] = [];
  // The shell owns no page but is part of all of them.
  const parts = area === 'shell' ? { 'every page': { modules: [], styles: [] } } : pages;
  for (const [path, part] of Object.entries(parts)) {
    if (!part) continue;
    const script = await sizeOf('modules', part);
    const style = await sizeOf('styles', part);
    if (script <= budget.script && style <= budget.style) continue;
    problems.push(
      `${path}: ${area} ${build} brings ${script.toFixed(1)} KB of script and ${style.toFixed(1)} KB of style, its budget is ${budget.script} and ${budget.style}`,
    );
  }
  return problems;
}

/** The size of the build's compressed copy, or of one made here. */
async function brotliSize(file: string): Promise<number> {
  if (existsSync(`${file}.br`)) return (await stat(`${file}.br`)).size;
  return (await promisify(brotliCompress)(await readFile(file))).length;
}
